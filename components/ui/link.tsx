import type { ComponentProps } from 'react';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

/**
 * A link within the site; `to` is the path without language. It is a plain anchor, which the soft-navigation island
 * turns into a client navigation where script runs. `data-hard` on the link, or on an element around it, opts out. The
 * market is awaited, not read with `use`: with `use` the order in which answers come would decide whether a link is
 * inline or in a row of its own in the flight data, and the same page could be rendered as two different documents.
 */
export async function Link({ to, ...anchor }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const { locale } = await pageMarket();
  return <a href={localizedPath(locale, to)} {...anchor} />;
}
