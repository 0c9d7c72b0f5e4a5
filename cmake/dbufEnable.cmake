# dbuf_enable, the same for an installed dbuf (dbufConfig.cmake) and for one that is built with the project
# (CMakeLists.txt). Both define the imported programs dbuf::dbuf-nvcc and dbuf::dbuf before.
#
#   dbuf_enable([TARGET] <target>... [CONFIG <file>] [VARIANT <variant>] [REPORT <folder>])
#
# compiles the CUDA sources of these targets through dbuf-nvcc, with the settings of the file (else of the nearest
# dbuf.ini above each source), and VARIANT as if pipeline.variant were said on the command line. Objects depend on the
# settings and on dbuf-nvcc itself. With REPORT each object leaves a report (JSON) in the folder, and the target
# dbuf-report builds the targets and prints what became of their loops. Call it after project(... CUDA) and add_executable or add_library. It puts dbuf
# before any other launcher (ccache ...).

set_property(GLOBAL PROPERTY _DBUF_REPORT_SCRIPT "${CMAKE_CURRENT_LIST_DIR}/dbufReport.cmake")

function(dbuf_enable)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "CONFIG;VARIANT;REPORT" "TARGET")
  list(PREPEND arg_TARGET ${arg_UNPARSED_ARGUMENTS}) # dbuf_enable(target) too
  if(arg_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "dbuf_enable: ${arg_KEYWORDS_MISSING_VALUES} without a value")
  endif()
  # Compared with "": VARIANT off is no false.
  if("${arg_TARGET}" STREQUAL "")
    message(FATAL_ERROR
      "dbuf_enable: no TARGET is named; usage: dbuf_enable([TARGET] <target>... [CONFIG <file>] [VARIANT <variant>] [REPORT <folder>])")
  endif()
  if(NOT CMAKE_CUDA_COMPILER_LOADED)
    message(FATAL_ERROR "dbuf_enable: CUDA is not enabled: call project(... CUDA) or enable_language(CUDA) before")
  endif()
  if(NOT CMAKE_CUDA_COMPILER_ID STREQUAL "NVIDIA")
    message(FATAL_ERROR "dbuf_enable: the CUDA compiler is ${CMAKE_CUDA_COMPILER_ID}; dbuf works with nvcc only")
  endif()
  if(NOT CMAKE_GENERATOR MATCHES "Makefiles|Ninja")
    message(FATAL_ERROR "dbuf_enable: ${CMAKE_GENERATOR} has no compiler launchers; use Ninja or Makefiles")
  endif()
  if(NOT "${arg_CONFIG}" STREQUAL "")
    get_filename_component(arg_CONFIG "${arg_CONFIG}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_SOURCE_DIR}")
    if(NOT EXISTS "${arg_CONFIG}")
      message(FATAL_ERROR "dbuf_enable: ${arg_CONFIG} does not exist")
    endif()
  endif()

  if(NOT "${arg_VARIANT}" MATCHES "^(|auto|cp_async|ldg|ldg_single|off|.*\\$<.*)$")
    message(FATAL_ERROR
      "dbuf_enable: VARIANT ${arg_VARIANT} is not known; it is auto, cp_async, ldg, ldg_single or off")
  endif()

  set(options "")
  if(NOT "${arg_CONFIG}" STREQUAL "")
    list(APPEND options "--dbuf-config=${arg_CONFIG}")
  endif()
  if(NOT "${arg_VARIANT}" STREQUAL "")
    list(APPEND options "--dbuf-set=pipeline.variant=${arg_VARIANT}")
  endif()

  if(NOT "${arg_REPORT}" STREQUAL "")
    get_filename_component(arg_REPORT "${arg_REPORT}" ABSOLUTE BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
    list(APPEND options "--dbuf-report=json:${arg_REPORT}/")
  endif()

  foreach(target IN LISTS arg_TARGET)
    if(NOT TARGET "${target}")
      message(FATAL_ERROR "dbuf_enable: \"${target}\" is no target")
    endif()
    get_target_property(aliased "${target}" ALIASED_TARGET)
    if(aliased)
      set(target "${aliased}")
    endif()
    get_target_property(type "${target}" TYPE)
    get_target_property(imported "${target}" IMPORTED)
    if(imported OR NOT type MATCHES "EXECUTABLE|_LIBRARY" OR type STREQUAL "INTERFACE_LIBRARY")
      message(FATAL_ERROR "dbuf_enable: \"${target}\" compiles nothing")
    endif()

    _dbuf_launch("${target}")
    foreach(option IN LISTS options)
      target_compile_options("${target}" PRIVATE "$<$<COMPILE_LANGUAGE:CUDA>:${option}>")
    endforeach()
    if(NOT "${arg_REPORT}" STREQUAL "")
      _dbuf_report("${target}" "${arg_REPORT}")
    endif()
    # The sources are known at the end of this folder; target_sources may add some until then (since CMake 3.19).
    if(CMAKE_VERSION VERSION_LESS 3.19)
      _dbuf_depend("${target}" "${arg_CONFIG}")
    else()
      cmake_language(EVAL CODE "cmake_language(DEFER CALL _dbuf_depend [==[${target}]==] [==[${arg_CONFIG}]==])")
    endif()
  endforeach()
endfunction()

# Puts dbuf-nvcc before the compiler of a target. Where it is the compiler there is nothing to launch.
function(_dbuf_launch target)
  get_target_property(nvcc dbuf::dbuf-nvcc IMPORTED_LOCATION)
  get_filename_component(compiler "${CMAKE_CUDA_COMPILER}" NAME)
  if(NOT compiler STREQUAL "dbuf-nvcc")
    get_target_property(launcher "${target}" CUDA_COMPILER_LAUNCHER)
    if(NOT launcher) # launcher-NOTFOUND
      set(launcher "")
    endif()
    list(FILTER launcher EXCLUDE REGEX "(^|/)dbuf-nvcc$")
    list(PREPEND launcher "${nvcc}")
    set_property(TARGET "${target}" PROPERTY CUDA_COMPILER_LAUNCHER "${launcher}")
  endif()
  if(TARGET dbuf-build)
    add_dependencies("${target}" dbuf-build)
  endif()
endfunction()

# Adds the target dbuf-report-<target>, and the target dbuf-report for all of them.
function(_dbuf_report target folder)
  if(TARGET "dbuf-report-${target}")
    return()
  endif()
  if(NOT TARGET dbuf-report)
    add_custom_target(dbuf-report)
  endif()
  get_property(script GLOBAL PROPERTY _DBUF_REPORT_SCRIPT)
  add_custom_target("dbuf-report-${target}" VERBATIM
    COMMAND "${CMAKE_COMMAND}" "-DFOLDER=${folder}" "-DTARGET=${target}" -P "${script}")
  add_dependencies("dbuf-report-${target}" "${target}")
  add_dependencies(dbuf-report "dbuf-report-${target}")
endfunction()

# Makes the CUDA objects of a target depend on dbuf-nvcc and on the settings: compiled anew they are other objects.
# Dependency files name dbuf.ini too, but Makefiles of CMake before 3.20 do not read them.
function(_dbuf_depend target config)
  get_target_property(nvcc dbuf::dbuf-nvcc IMPORTED_LOCATION)
  get_target_property(folder "${target}" SOURCE_DIR)
  get_target_property(sources "${target}" SOURCES)

  # A unity build compiles sources of the build folder, above which there need be no dbuf.ini.
  get_target_property(unity "${target}" UNITY_BUILD)
  if(unity AND "${config}" STREQUAL "")
    _dbuf_nearest("${folder}/." config)
    if(NOT "${config}" STREQUAL "")
      target_compile_options("${target}" PRIVATE "$<$<COMPILE_LANGUAGE:CUDA>:--dbuf-config=${config}>")
    endif()
  endif()

  foreach(source IN LISTS sources)
    if(source MATCHES "\\$<")
      continue()
    endif()
    get_property(language SOURCE "${source}" TARGET_DIRECTORY "${target}" PROPERTY LANGUAGE)
    if(NOT language STREQUAL "CUDA" AND NOT source MATCHES "\\.cu$")
      continue()
    endif()
    get_filename_component(path "${source}" ABSOLUTE BASE_DIR "${folder}")
    set(settings "${config}")
    if("${settings}" STREQUAL "")
      _dbuf_nearest("${path}" settings)
    endif()
    get_property(depends SOURCE "${source}" TARGET_DIRECTORY "${target}" PROPERTY OBJECT_DEPENDS)
    list(APPEND depends "${nvcc}" ${settings})
    list(REMOVE_DUPLICATES depends)
    set_property(SOURCE "${source}" TARGET_DIRECTORY "${target}" PROPERTY OBJECT_DEPENDS "${depends}")
  endforeach()
endfunction()

# The dbuf.ini that dbuf-nvcc finds for a source: of its folder or the nearest above. Empty when there is none.
function(_dbuf_nearest source result)
  set(${result} "" PARENT_SCOPE)
  get_filename_component(folder "${source}" DIRECTORY)
  get_filename_component(folder "${folder}" REALPATH)
  while(TRUE)
    if(EXISTS "${folder}/dbuf.ini")
      set(${result} "${folder}/dbuf.ini" PARENT_SCOPE)
      return()
    endif()
    get_filename_component(above "${folder}" DIRECTORY)
    if(above STREQUAL folder)
      return()
    endif()
    set(folder "${above}")
  endwhile()
endfunction()

# FindCUDA makes a path in the current folder of -DCUDA_NVCC_EXECUTABLE=dbuf-nvcc, goes on with a toolkit whose version
# is "." and fails when it builds. Before find_package(CUDA) the name can be put right; afterwards only told.
if(CUDA_NVCC_EXECUTABLE MATCHES "(^|/)dbuf-nvcc$" AND NOT EXISTS "${CUDA_NVCC_EXECUTABLE}")
  get_property(_dbuf_type CACHE CUDA_NVCC_EXECUTABLE PROPERTY TYPE)
  get_target_property(_dbuf_nvcc dbuf::dbuf-nvcc IMPORTED_LOCATION)
  if(NOT CUDA_NVCC_EXECUTABLE MATCHES "/")
    set(CUDA_NVCC_EXECUTABLE "${_dbuf_nvcc}" CACHE FILEPATH "The CUDA compiler" FORCE)
  else()
    message(FATAL_ERROR
      "CUDA_NVCC_EXECUTABLE is ${CUDA_NVCC_EXECUTABLE}, which does not exist: CMake takes a name without a type for a "
      "file of the current folder. Say -DCUDA_NVCC_EXECUTABLE=${_dbuf_nvcc} in a new build folder, or call "
      "find_package(dbuf) before find_package(CUDA).")
  endif()
endif()
