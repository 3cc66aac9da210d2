/**
 * Removes the operator's own "© 2024", because the footer already begins with © and the current year. Digits are
 * removed only after a ©: "1001 Nights" is a name.
 */
export function copyrightText(text: string): string {
  return text.trim().replace(/^(?:(?:copyright\b|©|\(c\))\s*)+(?:\d{4}(?:\s*[-–]\s*\d{4})?\b)?[\s,]*/i, '');
}
