/** Where are uploaded pictures kept, and which files are pictures (docs/api.md 17)? In the database. */

import { randomBytes } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';

/** Bytes. */
export const maxBytes = 5 * 1024 * 1024;

interface Upload {
  media_type: string;
  bytes: Uint8Array;
}

/** Reads the file's first bytes, never its name; null when it is no picture. */
export function mediaTypeOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  return null;
}

/** Answers the path "users/118-1700000000-9f3c.webp"; it ends so whatever the media type, as in the API. */
export function saveUpload(store: Store, type: string, owner: number | null, upload: Upload, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const path = `${type}/${owner ?? 'guest'}-${seconds}-${randomBytes(4).toString('hex')}.webp`;
  insertRow(store, 'uploads', { path, media_type: upload.media_type, bytes: upload.bytes });
  return path;
}

export function uploadByPath(store: Store, path: string): Upload | undefined {
  return store.one<Upload>('SELECT media_type, bytes FROM uploads WHERE path = ?', path);
}

/** docs/api.md 3. */
export const galleryTypes = [
  'restaurant/logo',
  'restaurant/background',
  'shops/logo',
  'shops/background',
  'deliveryman/settings',
  'deliveryman',
  'shops',
  'restaurant',
  'banners',
  'brands',
  'blogs',
  'categories',
  'coupons',
  'discounts',
  'extras',
  'reviews',
  'order_refunds',
  'users',
  'products',
  'languages',
  'referral',
  'shop-tags',
  'receipts',
  'shop-galleries',
  'landing-pages',
  'parcel-orders',
];
