import { getTranslations } from 'next-intl/server';
import { RowHead } from '@/components/home/row-head';
import { cardFrame } from '@/components/shop/card/card-frame';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Reduced } from '@/lib/home/reduced';
import { isolated } from '@/lib/i18n/isolated';
import { availabilityWith } from '@/lib/shops/availability';
import { nowFirst } from '@/lib/shops/opening/orderable';
import { productPath, shopPath } from '@/lib/shops/paths';
import type { Place } from '@/lib/view/view';

/** Products shown; a shop's own page shows the others. */
const most = 24;

/** Products that cost less than before, as tiles; those that can be ordered now come first. */
export async function ReducedRow({ reduced, place }: { reduced: Reduced[]; place: Place }) {
  if (reduced.length === 0) return null;
  const [t, frame] = await Promise.all([getTranslations('shop'), cardFrame(place)]);
  const tiles = reduced.map(of => ({ of, ...availabilityWith(of.shop.hours, frame.reachOf(of.shop.id), frame) }));
  return (
    <section className="column">
      <RowHead title={t('lowered', { count: reduced.length })} />
      <ul className="home-row home-tiles">
        {nowFirst(tiles, tile => tile)
          .slice(0, most)
          .map(({ of, words }) => (
            <ReducedTile key={of.product.uuid} of={of} words={words} />
          ))}
      </ul>
    </section>
  );
}

async function ReducedTile({ of: { product, shop, price, oldPrice, percent }, words }: { of: Reduced; words: string }) {
  const [t, from] = await Promise.all([getTranslations('shop'), getTranslations('product')]);
  return (
    <li>
      <i>
        <Picture source={product.picture} alt="" widths={[104, 160]} sizes="56px" />
      </i>
      <div className="min-w-0">
        <h3 dir="auto">
          <Link to={productPath(shopPath(shop), product.uuid)}>{product.title}</Link>
        </h3>
        <p>{[isolated(shop.title), words].filter(Boolean).join(' · ')}</p>
        <div className="cluster gap-x-2 gap-y-0 font-display font-semibold">
          <span>
            {product.isFrom ? from.rich('from', { price: () => <Price of={price} /> }) : <Price of={price} />}
          </span>
          <s className="text-small font-normal text-soft">
            <span className="sr-only">{t('before')}</span>
            <Price of={oldPrice} />
          </s>
          <span className="percent-off">{t('off', { percent })}</span>
        </div>
      </div>
    </li>
  );
}
