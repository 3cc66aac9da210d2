/**
 * Removes the operator's own "© 2024", as the footer already begins with © and the current year. Digits go only after a
 * sign: "1001 Nights" is a name.
 */
export function copyrightText(text: string): string {
  return text.trim().replace(/^(?:(?:copyright\b|©|\(c\))\s*)+(?:\d{4}(?:\s*[-–]\s*\d{4})?\b)?[\s,]*/i, '');
}
