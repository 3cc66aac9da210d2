/**
 * Prepares and uploads a customer's picture: checks its content, re-encodes it in its shape and removes the camera's
 * metadata (docs/decisions/026).
 */
import 'server-only';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import type { Locale } from '@/lib/i18n/locales';
import { type PictureKind, pictureKind } from '@/lib/pictures/picture-kind';
import { hostPictures } from '@/lib/pictures/picture-service';
import { processWide } from '@/lib/stores/process-wide';
import { mostBytes } from '@/lib/uploads/limits';

/**
 * Width times height, because a small file can contain an enormous picture. The largest of common phones has 8192 by
 * 6144.
 */
const mostPixels = 51_000_000;

/**
 * The same for a picture that comes in several passes: it has to be unpacked whole, with six bytes for each pixel, while
 * a JPEG straight from a camera is made smaller as it is read.
 */
const mostPixelsInPasses = 16_000_000;

/**
 * One at a time: each is written on a thread of the few that the process also has for cookies, files and the names of
 * hosts.
 */
const turns = processWide('doorstepUploads', () => pLimit(1));

/** Pictures that may wait, each for a second or two. */
const mostWaiting = 10;

/** The shape in which a picture is re-encoded; `side` in pixels. */
interface Shape {
  fit: 'cover' | 'inside';
  side: number;
}

/** The kinds in which customers' pictures are taken. */
const photos: PictureKind[] = ['jpeg', 'png', 'webp'];

const type = 'image/webp';
const quality = 82;

/** A square, cropped from the middle. */
export const faceShape: Shape = { fit: 'cover', side: 512 };

/** The whole picture, at the size of a screen. */
export const photoShape: Shape = { fit: 'inside', side: 1600 };

type Problem = 'pictureMissing' | 'pictureLarge' | 'pictureType' | 'manyPictures';

/** The picture as WebP, or a key under `errors`. */
export async function preparePicture(file: File, shape: Shape): Promise<Blob | Problem> {
  if (file.size === 0) return 'pictureMissing';
  if (file.size > mostBytes) return 'pictureLarge';
  const host = hostPictures();
  if (host !== undefined) {
    const { fit, side } = shape;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const shaped = await host.shape(bytes, { fit, width: side, height: side, type, quality }, mostPixels);
    return shaped === null ? 'pictureType' : new Blob([shaped], { type });
  }
  if (turns.pendingCount >= mostWaiting) return 'manyPictures';
  return turns(async () => reencoded(Buffer.from(await file.arrayBuffer()), shape));
}

async function reencoded(bytes: Buffer, { fit, side }: Shape): Promise<Blob | Problem> {
  const kind = pictureKind(bytes);
  if (kind === null || !photos.includes(kind)) return 'pictureType';
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > (isProgressive ? mostPixelsInPasses : mostPixels)) return 'pictureLarge';
    const shaped = sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize(side, side, { fit, withoutEnlargement: fit === 'inside' });
    return new Blob([new Uint8Array(await shaped.webp({ quality }).toBuffer())], { type });
  } catch {
    return 'pictureType';
  }
}

/** Returns the URL that other calls take for the picture (docs/api.md 17). */
export async function uploadPicture(
  picture: Blob,
  type: 'users' | 'reviews' | 'order_refunds' | 'shops',
  locale: Locale,
): Promise<Outcome<string>> {
  const body = new FormData();
  body.set('image', picture, 'picture.webp');
  body.set('type', type);
  return customerApi({
    path: 'dashboard/galleries',
    method: 'POST',
    body,
    locale,
    schema: envelope(z.object({ title: z.string().min(1) }).transform(({ title }) => title)),
  });
}
