/**
 * Chooses the best compression that the browser accepts; null for none.
 *
 * @param {import('node:http').IncomingMessage} request @returns {'br' | 'gzip' | null}
 */
export function encodingFor({ headers }) {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!;q=0(?![.\d]))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?![.\d]))/.test(accepted) ? 'gzip' : null;
}
