/** A text that keeps its own direction inside a sentence that is no markup (U+2068, U+2069). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
