/** An origin as operators write it, `https://api.example/` too, in the spelling that all of us compare and extend. */
export function bareOrigin(text: string): string {
  return text.trim().replace(/\/+$/, '');
}
