import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/machines/json-ld';
import { env } from '@/lib/env';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import type { Shop } from '@/lib/shops/schema';

/** A list of shops, called `name` and standing at `path`, in schema.org's words (UX 4.1). */
export async function ListMachines({ name, path, shops }: { name: string; path: string; shops: Shop[] }) {
  const [{ locale }, common] = await Promise.all([here(), getTranslations('common')]);
  const address = (inner: string) => env().SITE_URL + localized(locale, inner);
  const items = shops.map(({ id, title, type: own }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: address(`/${own}/${id}`),
    name: title,
  }));
  const crumbs = [
    { '@type': 'ListItem', position: 1, name: common('brand'), item: address('/') },
    { '@type': 'ListItem', position: 2, name, item: address(path) },
  ];
  return (
    <JsonLd
      data={{
        '@graph': [
          { '@type': 'ItemList', name, itemListElement: items },
          { '@type': 'BreadcrumbList', itemListElement: crumbs },
        ],
      }}
    />
  );
}
