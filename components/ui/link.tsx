import type { ComponentProps } from 'react';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';

/**
 * A link inside the site: `to` is the path without language. A plain anchor; the soft-navigation island turns the press
 * into a client navigation where script runs (`data-hard` on a link, or anything around it, opts out).
 */
export async function Link({ to, ...anchor }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const { locale } = await here();
  return <a href={localized(locale, to)} {...anchor} />;
}
