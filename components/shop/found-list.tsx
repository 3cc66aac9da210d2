import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/forms/search-form';
import { ListedProducts } from '@/components/shop/listed-products';
import { MenuEmpty } from '@/components/shop/menu/menu-empty';
import { ProductFilters } from '@/components/shop/menu/product-filters';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { noProductFilter } from '@/lib/products/product-filter';
import { searchInShop } from '@/lib/products/queries';
import { hasDeal } from '@/lib/products/schema';
import { shopPath, shopSearchPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';

/** Lists the shop's products that match a search. */
export async function FoundList({ shopId, words }: { shopId: string; words: string }) {
  const shop = await getShop(shopId);
  if (!shop.ok) return null;
  const [t, found] = await Promise.all([getTranslations('shop'), searchInShop(words, shop.value.id)]);
  if (!found.ok) return <MenuEmpty isOffline />;
  const { items, total } = found.value;
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
