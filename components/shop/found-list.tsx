import { getTranslations } from 'next-intl/server';
import { MenuEmpty } from '@/components/shop/menu-empty';
import { ProductRows } from '@/components/shop/product-rows';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { findInShop } from '@/lib/products/queries';
import { shopPath, shopSearchPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';
import type { Shop } from '@/lib/shops/schema';
import { longestTerm } from '@/lib/typed-lengths';

/** Lists the shop's products that match a search. */
export async function FoundList({ shopId, words }: { shopId: string; words: string }) {
  const shop = await getShop(shopId);
  if (!shop.ok) return null;
  const [t, found] = await Promise.all([getTranslations('shop'), findInShop(words, shop.value.id)]);
  if (!found.ok) return <MenuEmpty isOffline />;
  const { items, total } = found.value;
  return (
    <section className="menu" aria-labelledby="found">
      <FindForm shop={shop.value} words={words} />
      <h2 id="found">{t('found', { count: total, words })}</h2>
      {total > items.length && <p>{t('foundMore', { count: items.length })}</p>}
      {total === 0 && <p className="text-soft">{t('foundNone')}</p>}
      <ProductRows
        products={items}
        list={shopSearchPath(shop.value, words)}
        look={shop.value.type === 'shop' ? 'tiles' : undefined}
      />
      <p>
        <Link to={shopPath(shop.value)} className={buttonClass('quiet')}>
          {t('wholeMenu')}
        </Link>
      </p>
    </section>
  );
}

async function FindForm({ shop, words }: { shop: Shop; words: string }) {
  const [t, { locale }] = await Promise.all([getTranslations('shop'), pageMarket()]);
  return (
    <search>
      <form
        action={localizedPath(locale, shopPath(shop))}
        className="mt-6 grid max-w-reading grid-cols-[1fr_auto] gap-2"
      >
        <label htmlFor="find-words" className="col-span-full font-semibold">
          {t('findIn', { title: shop.title })}
        </label>
        <input
          id="find-words"
          type="search"
          name="q"
          defaultValue={words}
          maxLength={longestTerm}
          enterKeyHint="search"
          required
          className="control"
        />
        <Button type="submit">
          <Icon name="search" />
          {t('find')}
        </Button>
      </form>
    </search>
  );
}
