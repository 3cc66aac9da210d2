/**
 * Prepares and uploads a customer's picture: checks its content, re-encodes it in its shape and removes the camera's
 * metadata (docs/decisions/026).
 */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { single } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import { hostPictures } from '@/lib/pictures/picture-service';
import { mostBytes } from '@/lib/uploads/limits';

/** Width times height, because a small file can contain an enormous picture. */
const mostPixels = 50_000_000;

/** The shape in which a picture is re-encoded; `side` in pixels. */
interface Shape {
  fit: 'cover' | 'inside';
  side: number;
}

const type = 'image/webp';
const quality = 82;

/** A square, cropped from the middle. */
export const face: Shape = { fit: 'cover', side: 512 };

/** The whole picture, at the size of a screen. */
export const photo: Shape = { fit: 'inside', side: 1600 };

/** The picture as WebP, or a key under `errors`. */
export async function preparePicture(
  file: File,
  { fit, side }: Shape,
): Promise<Blob | 'pictureMissing' | 'pictureLarge' | 'pictureType'> {
  if (file.size === 0) return 'pictureMissing';
  if (file.size > mostBytes) return 'pictureLarge';
  const host = hostPictures();
  if (host !== undefined) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const shaped = await host.shape(bytes, { fit, width: side, height: side, type, quality }, mostPixels);
    return shaped === null ? 'pictureType' : new Blob([shaped], { type });
  }
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: mostPixels });
    const { format } = await picture.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format ?? '')) return 'pictureType';
    const shaped = picture.rotate().resize(side, side, { fit, withoutEnlargement: fit === 'inside' });
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
    schema: single(z.object({ title: z.string().min(1) }).transform(({ title }) => title)),
  });
}
