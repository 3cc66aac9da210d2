import type { ComponentProps } from 'react';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

/**
 * A link within the site; `to` is the path without language. It is a plain anchor, which the soft-navigation island
 * turns into a client navigation where script runs. `data-hard` on the link, or on anything around it, opts out. The
 * market is awaited and not read by `use`, with which it would be in the flight data or in a row of its own depending
 * on which answer came first, so that the same page would be two different documents.
 */
export async function Link({ to, ...anchor }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const { locale } = await pageMarket();
  return <a href={localizedPath(locale, to)} {...anchor} />;
}
