import type { ComponentProps } from 'react';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

/**
 * A link within the site; `to` is the path without language. A plain anchor, which the soft-navigation island turns
 * into a client navigation where script runs. `data-hard` on a link, or on anything around it, opts out. Read by `use`,
 * the market would stand in the flight data or in a row of its own, by which answer came first: not the same document.
 */
export async function Link({ to, ...anchor }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const { locale } = await pageMarket();
  return <a href={localizedPath(locale, to)} {...anchor} />;
}
