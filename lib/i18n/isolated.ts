/** Wraps a text in isolates (U+2068, U+2069), so that it keeps its own direction inside a sentence without markup. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
