/**
 * Prepares and uploads a customer's picture: checks its content, crops it to a square and strips the camera's metadata.
 */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { single } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import { mostBytes } from '@/lib/profile/picture-limits';

/** Pixels on each side. */
const side = 512;

/** Width times height, because a small file can be an enormous picture. */
const mostPixels = 50_000_000;

/** The cropped picture as WebP, or a key under `errors`. */
export async function preparePicture(file: File): Promise<Blob | 'pictureMissing' | 'pictureLarge' | 'pictureType'> {
  if (file.size === 0) return 'pictureMissing';
  if (file.size > mostBytes) return 'pictureLarge';
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: mostPixels });
    const { format } = await picture.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format ?? '')) return 'pictureType';
    const cut = await picture.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
    return new Blob([new Uint8Array(cut)], { type: 'image/webp' });
  } catch {
    return 'pictureType';
  }
}

/** Returns the URL that other calls take for the picture (docs/api.md 17). */
export async function uploadPicture(picture: Blob, locale: Locale): Promise<Outcome<string>> {
  const body = new FormData();
  body.set('image', picture, 'picture.webp');
  body.set('type', 'users');
  return customerApi({
    path: 'dashboard/galleries',
    method: 'POST',
    body,
    locale,
    schema: single(z.object({ title: z.string().min(1) }).transform(({ title }) => title)),
  });
}
