/**
 * Packs kept pages (docs/decisions/130): their text shrinks to a tenth, and lies outside of the heap. Packing is done on
 * another thread, after the page was answered; unpacking takes a fraction of a millisecond.
 */
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** Zstandard is not known to every host (hosting/workerd): there pages stay as they are. */
const compress = zlib.zstdCompress && promisify(zlib.zstdCompress);

/** @typedef {{ html: Buffer, rscData?: Buffer }} Packed */

/** @param {any} page of Next's, with its HTML @returns {Promise<any>} null where it stays as it is */
export async function packedPage(page) {
  if (!compress || typeof page.html !== 'string') return null;
  const { html, rscData, ...rest } = page;
  const [packedHtml, packedData] = await Promise.all([compress(Buffer.from(html)), rscData && compress(rscData)]);
  return { ...rest, packed: { html: packedHtml, rscData: packedData } };
}

/** @param {any} page */
export function unpackedPage(page) {
  if (page?.packed === undefined) return page;
  const { packed, ...rest } = page;
  return {
    ...rest,
    html: zlib.zstdDecompressSync(packed.html).toString(),
    rscData: packed.rscData && zlib.zstdDecompressSync(packed.rscData),
  };
}

/** Bytes. @param {Packed | undefined} packed */
export function packedSize(packed) {
  return packed === undefined ? 0 : packed.html.length + (packed.rscData?.length ?? 0);
}
