/** Fetches the photo of a share card, only from origins that the operator allows for pictures. */
import 'server-only';
import { discardBody, readBody } from '@/lib/api/response-body';
import { env } from '@/lib/env';
import { isPictureHost } from '@/lib/pictures/picture-host';
import { pictureKind } from '@/lib/pictures/picture-kind';
import { hostPictures } from '@/lib/pictures/picture-service';

/** Milliseconds. */
const timeLimit = 3000;

/** Bytes. */
const sizeLimit = 8 * 1024 * 1024;

/** Width times height. */
export const mostPixels = 40_000_000;

/** Pixels of a side; a card shows fewer. */
const shortestSide = 844;

/** The photo as PNG; null when it is not allowed, not a picture, or does not arrive in time. */
export async function findPhoto(url: string): Promise<Buffer | null> {
  const found = await fetchPhoto(url);
  if (found === null || hostPictures() !== undefined) return found;
  if (pictureKind(found) === null) return null;
  const { default: sharp } = await import('sharp');
  // Decoding it here proves that it is a picture; smaller, because writing all of a large one takes seconds.
  return sharp(found, { limitInputPixels: mostPixels })
    .resize(shortestSide, shortestSide, { fit: 'outside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => null);
}

/** The unchanged file. A host with a picture service of its own finds out itself whether it is a picture. */
async function fetchPhoto(url: string): Promise<Buffer | null> {
  if (!isPictureHost(url, env())) return null;
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeLimit),
      redirect: 'error',
      cache: 'no-store',
    });
    if (response.ok) return await readBody(response, sizeLimit);
    discardBody(response);
    return null;
  } catch {
    return null;
  }
}
