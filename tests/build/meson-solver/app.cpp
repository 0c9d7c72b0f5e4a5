int scale_nothing();

int main() {
  return scale_nothing();
}
