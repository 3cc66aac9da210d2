import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/machines/json-ld';
import { env } from '@/lib/env';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import type { ShopType } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';

/** The list in schema.org's words (UX 4.1). */
export async function ListMachines({ type, shops }: { type: ShopType; shops: Shop[] }) {
  const [{ locale }, t, common] = await Promise.all([here(), getTranslations('list'), getTranslations('common')]);
  const address = (path: string) => env().SITE_URL + localized(locale, path);
  const name = t(`${type}s.title`);
  const items = shops.map(({ id, title, type: own }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: address(`/${own}/${id}`),
    name: title,
  }));
  const crumbs = [
    { '@type': 'ListItem', position: 1, name: common('brand'), item: address('/') },
    { '@type': 'ListItem', position: 2, name, item: address(`/${type}s`) },
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
