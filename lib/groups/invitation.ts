/** The link that lets others into a group order (docs/api.md 7.7), and its picture for a telephone's camera. */
import 'server-only';
import { encodeQR } from 'qr';
import type { AccountCart } from '@/lib/cart/schema';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';

export function invitationPath({ id, shopId, ownerId }: AccountCart, type: 'restaurant' | 'shop'): string {
  return `/group/${shopId}?${new URLSearchParams({ g: id, o: ownerId, t: type })}`;
}

/** In the language of whoever sends it. */
export function invitationUrl(path: string, locale: Locale): string {
  return `${env().SITE_URL}${localizedPath(locale, path)}`;
}

/** One path of an SVG, and the width of its square in modules, quiet zone included. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: 2 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: dark.join('') };
}
