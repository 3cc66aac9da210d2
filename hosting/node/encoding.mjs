/** Compresses whole answers, by what the browser accepts. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';

/** Named, and not with a weight of zero, in whatever way that is written (RFC 9110, 12.4.2). */
const named = {
  zstd: /\bzstd\b(?!\s*;\s*q=0(\.0*)?(?![.\d]))/i,
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?(?![.\d]))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?(?![.\d]))/i,
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

/** @type {Record<'br' | 'gzip', (plain: Buffer) => Promise<Buffer>>} */
export const compress = {
  br: plain => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: plain => promisify(gzip)(plain, { level: 6 }),
};

/**
 * Brotli at a quality that takes twenty times as long, for a tenth less.
 *
 * @param {Buffer} plain @returns {Promise<Buffer>}
 */
export function compressSmallest(plain) {
  return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
}

/**
 * Compresses a page that is sent once, while its visitor waits. Zstandard takes a tenth of gzip's time for fewer bytes,
 * so it needs no thread of its own (docs/decisions/163).
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response gets the header
 * @param {Buffer} plain
 * @returns {Buffer | Promise<Buffer>}
 */
export function compressedForOne(request, response, plain) {
  if (plain.length < smallest) return plain;
  const encoding = accepts(request.headers, 'zstd') ? 'zstd' : encodingFor(request);
  if (encoding === null) return plain;
  response.setHeader('content-encoding', encoding);
  return encoding === 'zstd' ? zstdCompressSync(plain) : compress[encoding](plain);
}
