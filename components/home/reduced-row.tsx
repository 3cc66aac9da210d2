import { getTranslations } from 'next-intl/server';
import { RowHead } from '@/components/home/row-head';
import { type CardFrame, cardFrame } from '@/components/shop/card-frame';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Reduced } from '@/lib/home/reduced';
import { hindranceWords } from '@/lib/shops/hindrance-words';
import { isShut, openState } from '@/lib/shops/hours';
import { nowFirst, whyNotOrderable } from '@/lib/shops/orderable';
import { productPath, shopPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';
import type { Place } from '@/lib/view/view';

/** Products shown; a shop's own page shows the others. */
const most = 24;

/** Products that cost less than before, as tiles; those that can be ordered now come first. */
export async function ReducedRow({ reduced, place }: { reduced: Reduced[]; place: Place }) {
  if (reduced.length === 0) return null;
  const [t, frame] = await Promise.all([getTranslations('shop'), cardFrame(place)]);
  return (
    <section className="column">
      <RowHead title={t('lowered', { count: reduced.length })} />
      <ul className="home-row home-tiles">
        {nowFirst(reduced, ({ shop }) => standingOf(shop, frame))
          .slice(0, most)
          .map(of => (
            <ReducedTile key={of.product.uuid} of={of} words={standingOf(of.shop, frame).words} />
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
        <h3>
          <Link to={productPath(shopPath(shop), product.uuid)}>{product.title}</Link>
        </h3>
        <p>{[shop.title, words].filter(Boolean).join(' · ')}</p>
        <div className="cluster gap-x-2 gap-y-0 font-display font-semibold">
          {product.isFrom ? from.rich('from', { price: () => <Price of={price} /> }) : <Price of={price} />}
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

function standingOf({ id, hours }: Shop, { reachOf, now, t, language }: CardFrame) {
  const state = openState(hours, now);
  const why = whyNotOrderable({ hours }, reachOf(id), now);
  const isOpen = !isShut(state);
  return {
    why,
    isOpen,
    words: why === undefined && isOpen ? '' : hindranceWords(why ?? 'closed-today', state, t, language),
  };
}
