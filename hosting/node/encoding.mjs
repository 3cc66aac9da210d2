/** Chooses the compression of an answer by what the browser accepts. */
import { zstdCompressSync } from 'node:zlib';

const named = {
  zstd: /\bzstd\b(?!;q=0(?![.\d]))/,
  br: /\bbr\b(?!;q=0(?![.\d]))/,
  gzip: /\bgzip\b(?!;q=0(?![.\d]))/,
};

/** Bytes; compressing less is not worth it. */
const smallest = 1024;

/**
 * Chooses the best compression that the browser accepts; null for none.
 *
 * @param {import('node:http').IncomingMessage} request @returns {'br' | 'gzip' | null}
 */
export function encodingFor({ headers }) {
  if (accepts(headers, 'br')) return 'br';
  return accepts(headers, 'gzip') ? 'gzip' : null;
}

/** @param {import('node:http').IncomingHttpHeaders} headers @param {keyof typeof named} encoding */
function accepts({ 'accept-encoding': accepted = '' }, encoding) {
  return named[encoding].test(String(accepted));
}

/**
 * Compresses a page that is sent once, while its visitor waits, where the browser accepts Zstandard: it takes a tenth
 * of gzip's time for fewer bytes, so it needs no thread of its own (docs/decisions/163). For other browsers the page is
 * returned as it is and compressed like any answer (answer.mjs).
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response gets the header
 * @param {Buffer} plain
 */
export function compressedAtOnce({ headers }, response, plain) {
  if (plain.length < smallest || !accepts(headers, 'zstd')) return plain;
  response.setHeader('content-encoding', 'zstd');
  return zstdCompressSync(plain);
}
