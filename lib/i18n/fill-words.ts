/** Fills `{name}` in words that a server handed to an island. */
export function fillWords(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
