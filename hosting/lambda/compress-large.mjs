/**
 * Compresses large answers: the platform refuses those of more than six million bytes, and a sitemap in all languages has
 * up to 28 MB (lib/seo/sitemap.ts). Everything else is compressed by the CDN.
 */
import { gzipSync } from 'node:zlib';

/** Bytes, as they are or in base64. */
const large = 1_000_000;

/**
 * @template {{ headers?: Record<string, string>, body?: string, isBase64Encoded?: boolean }} Answer
 * @param {Answer} given @param {string} [accepted] the encodings that the visitor takes
 * @returns {Answer}
 */
export function compressLarge(given, accepted = '') {
  const { headers = {}, body = '', isBase64Encoded = false } = given;
  const isCompressed = headers['content-encoding'] !== undefined;
  if (body.length <= large || isCompressed || !/\bgzip\b/.test(accepted)) return given;
  const { 'content-length': _, ...others } = headers;
  const varies = others.vary === undefined ? 'accept-encoding' : `${others.vary}, accept-encoding`;
  return {
    ...given,
    headers: { ...others, 'content-encoding': 'gzip', vary: varies },
    body: gzipSync(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')).toString('base64'),
    isBase64Encoded: true,
  };
}
