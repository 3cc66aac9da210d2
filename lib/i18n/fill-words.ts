/** Fills in `{name}` in a sentence that the server passed to an island. */
export function fillWords(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
