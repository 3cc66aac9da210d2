import { JsonLd } from '@/components/seo/json-ld';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';
import { getOrganization } from '@/lib/seo/organization';
import type { Shop } from '@/lib/shops/schema';

/** Describes a list of shops, called `name` and found at `path`, in schema.org's terms (docs/behaviour.md 13.1). */
export async function ListJsonLd({ name, path, shops }: { name: string; path: string; shops: Shop[] }) {
  const [{ locale }, organization] = await Promise.all([pageMarket(), getOrganization()]);
  const url = (inner: string) => publicUrl(locale, inner);
  const items = shops.map(({ id, title, type: own }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: url(`/${own}/${id}`),
    name: title,
  }));
  const crumbs = [
    { '@type': 'ListItem', position: 1, name: organization.name, item: url('/') },
    { '@type': 'ListItem', position: 2, name, item: url(path) },
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
