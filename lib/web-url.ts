/** Is a text that the operator has set an address of the web? What is not must never become a link. */
export function webUrl(text: string | undefined): string | null {
  const url = URL.parse(text?.trim() ?? '');
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
