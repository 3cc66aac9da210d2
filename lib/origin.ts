/** The one spelling of an origin, which is compared and extended; operators also write `https://api.example/`. */
export function bareOrigin(text: string): string {
  return text.trim().replace(/\/+$/, '');
}
