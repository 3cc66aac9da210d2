/**
 * Packs kept pages (docs/decisions/130, 146): their text shrinks to a tenth, and lies outside of the heap. Packing is done on
 * another thread, after the page was answered; unpacking takes a millisecond or two.
 */
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import zlib from 'node:zlib';

/** Zstandard is not known to every host (hosting/workerd): there pages stay as they are. */
const compress = zlib.zstdCompress && promisify(zlib.zstdCompress);

/** @param {any} page of Next's, with its HTML @returns {Promise<any>} null where it stays as it is */
export async function packedPage(page) {
  if (!compress || typeof page.html !== 'string') return null;
  const { html, rscData, segmentData, ...rest } = page;
  // In one piece, as each part says again what stands in the others.
  const bytes = await compress(serialize({ html: Buffer.from(html), rscData, segmentData }));
  // Node answers a slice of a block that is larger, sometimes by far, and that would be held with it.
  return { ...rest, packed: Uint8Array.from(bytes) };
}

/** @param {any} page */
export function unpackedPage(page) {
  if (page?.packed === undefined) return page;
  const { packed, ...rest } = page;
  const { html, ...data } = deserialize(zlib.zstdDecompressSync(packed));
  return { ...rest, ...data, html: html.toString() };
}

/** Bytes. @param {Uint8Array | undefined} packed */
export function packedSize(packed) {
  return packed?.length ?? 0;
}
