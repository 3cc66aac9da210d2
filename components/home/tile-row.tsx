import { getTranslations } from 'next-intl/server';
import { RowHead } from '@/components/home/row-head';
import { ShopTile } from '@/components/home/shop-tile';
import { Picture } from '@/components/ui/picture';
import type { Shop } from '@/lib/shops/schema';
import type { Place } from '@/lib/view/view';

interface TileRowProps {
  title: string;
  /** The path of the whole list. */
  to: string;
  shops: Shop[];
  place: Place;
}

/** A titled row of shops as tiles with their logo. */
export async function TileRow({ title, to, shops, place }: TileRowProps) {
  if (shops.length === 0) return null;
  const t = await getTranslations('home');
  // Three tiles are in a row on desktops; a single one in the last row would look lost.
  const whole = shops.length > 3 ? shops.slice(0, shops.length - (shops.length % 3)) : shops;
  return (
    <section className="column">
      <RowHead title={title} to={to} more={t('seeAll')} />
      <ul className="home-row home-tiles">
        {whole.map(shop => {
          const logo = <Picture source={shop.logo || shop.cover} alt="" widths={[104, 160]} sizes="56px" />;
          return <ShopTile key={shop.id} shop={shop} place={place} mark={<i>{logo}</i>} />;
        })}
      </ul>
    </section>
  );
}
