/**
 * Resizes pictures to the width they are shown in, with the sharp that the build has traced; a CDN in front keeps them
 * for a day.
 */
import { readBody } from '../../lib/api/response-body.ts';
import { pictureKind } from '../../lib/pictures/picture-kind.ts';
import { allowedSource, largestSource } from '../open-next/picture-source.mjs';

/** @param {import('./handler.mjs').Event} event @returns {Promise<import('./handler.mjs').Answer | null>} */
export async function pictureOf({ rawPath, rawQueryString, requestContext }) {
  const isPicture = rawPath.startsWith('/pictures/') || rawPath === '/_next/image';
  if (!isPicture || !/^(GET|HEAD)$/.test(requestContext.http.method)) return null;
  const asked = allowedSource(rawPath + (rawQueryString && `?${rawQueryString}`), process.env);
  if (asked === null) return { statusCode: 404 };
  try {
    const found = await fetch(asked.source, { redirect: 'error', signal: AbortSignal.timeout(7000) });
    if (!found.ok) return { statusCode: 404 };
    const file = await readBody(found, largestSource);
    if (pictureKind(file) === null) return { statusCode: 404 };
    const { default: sharp } = await import('sharp');
    const made = await sharp(file, { limitInputPixels: 50_000_000 })
      .rotate()
      .resize({ width: asked.width, withoutEnlargement: true })
      .webp({ quality: 72 })
      .toBuffer();
    const headers = {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    };
    return { statusCode: 200, headers, body: made.toString('base64'), isBase64Encoded: true };
  } catch {
    return { statusCode: 502, headers: { 'cache-control': 'no-store' } };
  }
}
