/** Turns Arabic and Persian digits into Latin ones, because people type numbers with the keys they have. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, digit => String((digit.codePointAt(0) ?? 0) & 15));
}
