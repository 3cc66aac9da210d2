/**
 * Whether a key belongs to an input method (Chinese, Japanese, Korean). In Safari the Enter that ends a word comes
 * after the end of the composition, and only its key code differs.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
