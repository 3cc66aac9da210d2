/** Accepts only http and https URLs from the operator's settings; nothing else may become a link. */
export function webUrl(text: string | undefined): string | null {
  const url = URL.parse(text?.trim() ?? '');
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
