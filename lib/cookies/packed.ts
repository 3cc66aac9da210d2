/**
 * Packs the content of a sealed cookie: a cookie holds twice as much text then, in letters of two or three bytes too.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * The longest content, in characters of JSON: longer content would hardly fit into a cookie, and packing it takes time.
 */
export const mostPacked = 16_000;

/** The lowest quality that looks for the best match; its time grows with the text. */
const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 10 };

export function pack(content: object): string {
  return brotliCompressSync(JSON.stringify(content), { params }).toString('base64url');
}

/**
 * For what was sealed: only this server can have packed it, so it unpacks to no more than it was. Null for what another
 * version of this server has packed in another way.
 */
export function unpack(packed: string): unknown {
  try {
    return JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64url')).toString());
  } catch {
    return null;
  }
}
