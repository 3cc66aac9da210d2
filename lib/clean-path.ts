/** The public path of an inner one that was requested from outside. */
import { contentPaths, publicContentPath } from '@/lib/content/inner-path';
import { defaultLocale } from '@/lib/i18n/locales';
import { publicShopPath } from '@/lib/shops/inner-path';

/** @param inner segments of the inner path, from its language on */
export function cleanPath([locale, , ...inner]: string[]): string {
  const [page, , ...afterPlace] = inner;
  const [, id] = inner;
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  if (page === 'recipes') return `${prefix}/recipes${id === undefined || id === 'filtered' ? '' : `/${id}`}`;
  if (page === 'near') return `${prefix}/${afterPlace.filter(segment => segment !== 'filtered').join('/')}`;
  if (contentPaths.includes(page ?? '')) return `${prefix}${publicContentPath(inner)}`;
  if (page !== 'shop' || id === undefined) return `${prefix}/${inner.join('/')}`;
  return `${prefix}${publicShopPath(inner)}`;
}
