/**
 * Keeps a range such as "20–30 min" on one line, which may otherwise end at a space, or behind the dash and its thin
 * space. No-break spaces take the place of spaces, and word joiners (U+2060) stand around the dash of each language.
 */
export function asOneWord(range: string): string {
  return range.replaceAll(' ', '\u00a0').replaceAll(/[-–~～]\u2009?/g, '\u2060$&\u2060');
}
