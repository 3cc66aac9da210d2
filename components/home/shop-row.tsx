import { getTranslations } from 'next-intl/server';
import { RowHead } from '@/components/home/row-head';
import { ShopCard } from '@/components/shop/card/shop-card';
import type { Shop } from '@/lib/shops/schema';
import type { Place } from '@/lib/view/view';

interface ShopRowProps {
  title: string;
  /** The path of the whole list. */
  to: string;
  shops: Shop[];
  place: Place;
  /** The page's first row: its first cover is in the first screen of a phone and loads with priority. */
  isFirst?: boolean;
}

/** A titled row of shop cards: scrolls sideways on small screens, shows four side by side on desktops. */
export async function ShopRow({ title, to, shops, place, isFirst = false }: ShopRowProps) {
  if (shops.length === 0) return null;
  const t = await getTranslations('home');
  return (
    <section className="column">
      <RowHead title={title} to={to} more={t('seeAll')} />
      <ul className="home-row home-shops">
        {shops.map((shop, index) => (
          <li key={shop.id}>
            <ShopCard
              shop={shop}
              place={place}
              sizes="(width >= 1600px) 342px, 272px"
              isFirst={isFirst && index === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
