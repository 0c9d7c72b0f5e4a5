# Completes the arguments of dbuf and dbuf-nvcc in fish. The programs' own help says what there is.

# The options that the help of a command lists.
function __dbuf_options
    $argv 2>/dev/null | grep -E '^(usage:|  +-|-)' |
        sed -E 's/ {2,}[^ -].*//' | grep -oE -- '--?[A-Za-z][A-Za-z0-9-]*' | sort -u
end

function __dbuf_settings
    dbuf config --dbuf-config=/dev/null 2>/dev/null |
        sed -n 's/^\([a-z]*\.[a-z_]*\) .*/\1=/p' | grep -v '^arch\.'
end

complete -c dbuf -n __fish_use_subcommand -f -a '(dbuf --help | sed -n "s/^  dbuf \([a-z]*\) .*/\1/p") --help --version'
complete -c dbuf -n 'not __fish_use_subcommand; and string match -q -- "-*" (commandline -ct)' \
    -a '(__dbuf_options dbuf (commandline -opc)[2] --help)'
complete -c dbuf-nvcc -n 'string match -q -- "-*" (commandline -ct)' \
    -a '(__dbuf_options dbuf-nvcc --dbuf-help; __dbuf_options dbuf-nvcc --help)'
for option in --set --force --dbuf-set --dbuf-force
    complete -c dbuf -n "test (commandline -opc)[-1] = $option" -f -a '(__dbuf_settings)'
    complete -c dbuf-nvcc -n "test (commandline -opc)[-1] = $option" -f -a '(__dbuf_settings)'
end
