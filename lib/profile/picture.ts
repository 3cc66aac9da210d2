/**
 * A picture that a customer uploads: checked by what it is made of, cut to a square, freed of what the camera wrote.
 */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { single } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import { mostBytes } from '@/lib/profile/picture-limits';

/** Pixels of its side. */
const side = 512;

/** Pixels in all: a small file can be an enormous picture. */
const mostPixels = 50_000_000;

/** The cut picture as WebP, or a key under `errors`. */
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

/** API 17. Answers the address that other calls are told. */
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
