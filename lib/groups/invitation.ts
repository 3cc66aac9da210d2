/** The link that lets others into a group order (docs/api.md 7.7). */
import 'server-only';
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
