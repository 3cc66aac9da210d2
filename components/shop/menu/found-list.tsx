import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/forms/search-form';
import { ListedProducts } from '@/components/shop/menu/listed-products';
import { MenuEmpty } from '@/components/shop/menu/menu-empty';
import { ProductFilters } from '@/components/shop/menu/product-filters';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { noProductFilter } from '@/lib/products/product-filter';
import { getMenu, searchInShop } from '@/lib/products/queries';
import { hasDeal, type Menu, type MenuProduct } from '@/lib/products/schema';
import { shopPath, shopSearchPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';

/** Lists the shop's products that match a search. */
export async function FoundList({ shopId, words }: { shopId: string; words: string }) {
  const shop = await getShop(shopId);
  if (!shop.ok) return null;
  const { id } = shop.value;
  const [t, found, menu] = await Promise.all([getTranslations('shop'), searchInShop(words, id), getMenu(id)]);
  if (!found.ok) return <MenuEmpty isOffline />;
  const { total } = found.value;
  const items = menu.ok ? found.value.items.map(withLeast(menu.value)) : found.value.items;
  return (
    <section className="menu" aria-labelledby="found">
      <SearchForm
        to={shopPath(shop.value)}
        label={t('findIn', { title: shop.value.title })}
        submit={t('find')}
        words={words}
      />
      <h2 id="found">{t('found', { count: total, words })}</h2>
      {total > items.length && <p>{t('foundMore', { count: items.length })}</p>}
      {total === 0 && <p className="text-soft">{t('foundNone')}</p>}
      {total > 1 && (
        <ProductFilters
          shop={shop.value}
          filter={{ ...noProductFilter, words }}
          offers={{ hasDeals: items.some(hasDeal), brands: [] }}
        />
      )}
      <ListedProducts shop={shop.value} products={items} list={shopSearchPath(shop.value, words)} />
      <p>
        <Link to={shopPath(shop.value)} className={buttonClass('quiet')}>
          {t('wholeMenu')}
        </Link>
      </p>
    </section>
  );
}

/** Adds the smallest quantity that is sold, which a search does not state (docs/api.md 6.7). */
function withLeast({ popular, sections }: Menu): (product: MenuProduct) => MenuProduct {
  const all = [...popular, ...sections.flatMap(({ products }) => products)];
  const least = new Map(all.map(({ uuid, minQuantity }) => [uuid, minQuantity]));
  return product => ({ ...product, minQuantity: least.get(product.uuid) ?? product.minQuantity });
}
