import { type ComponentProps, use } from 'react';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';

/**
 * A link within the site; `to` is the path without language. A plain anchor, which the soft-navigation island turns
 * into a client navigation where script runs. `data-hard` on a link, or on anything around it, opts out.
 */
export function Link({ to, ...anchor }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const { locale } = use(pageMarket());
  return <a href={localizedPath(locale, to)} {...anchor} />;
}
