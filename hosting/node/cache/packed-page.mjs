/**
 * Compresses kept pages (docs/decisions/130, 146): they shrink to a tenth and lie outside of V8's heap. Compression
 * runs on another thread after the page was sent; decompression takes a millisecond or two.
 */
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import zlib from 'node:zlib';

/** Not every host has Zstandard (hosting/workerd); without it pages stay as they are. */
const compress = zlib.zstdCompress && promisify(zlib.zstdCompress);

/** @param {any} page of Next's, with its HTML @returns {Promise<any>} null where it stays as it is */
export async function packedPage(page) {
  if (!compress || typeof page.html !== 'string') return null;
  const { html, rscData, segmentData, ...rest } = page;
  // Packed together, because each part repeats what the others contain.
  const bytes = await compress(serialize({ html: Buffer.from(html), rscData, segmentData }));
  // Node returns a slice of a buffer that may be much larger and would stay in memory with it.
  return { ...rest, packed: Uint8Array.from(bytes) };
}

/** @param {any} page */
export function unpackedPage(page) {
  if (page?.packed === undefined) return page;
  const { packed, ...rest } = page;
  const { html, ...data } = deserialize(zlib.zstdDecompressSync(packed));
  return { ...rest, ...data, html: html.toString() };
}

/** Estimates the bytes held, rather too high: a string may take two bytes a character. @param {any} value of an entry */
export function entrySize(value) {
  let size = 1024 + 2 * (value.html?.length ?? 0) + (value.rscData?.length ?? 0) + (value.packed?.length ?? 0);
  for (const [name, segment] of value.segmentData ?? []) size += 2 * name.length + segment.length;
  if (value.kind === 'FETCH') size += 2 * (value.data.body?.length ?? 0);
  if (value.kind === 'APP_ROUTE') size += value.body.length;
  return size;
}
