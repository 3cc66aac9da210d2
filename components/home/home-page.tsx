import { getTranslations } from 'next-intl/server';
import { NoZone } from '@/components/address/no-zone';
import { Unreached } from '@/components/errors/unreached';
import { AgainRow } from '@/components/home/again-row';
import { BannerRow } from '@/components/home/banner-row';
import { DealRow } from '@/components/home/deal-row';
import { HomeHead } from '@/components/home/home-head';
import { HomeJsonLd } from '@/components/home/home-json-ld';
import { HomePlace } from '@/components/home/home-place';
import { ShopRow } from '@/components/home/shop-row';
import { StoryRow } from '@/components/home/story-row';
import { TileRow } from '@/components/home/tile-row';
import { CategoryLinks } from '@/components/lists/category-links';
import { MarketTabs } from '@/components/lists/market-tabs';
import { Main } from '@/components/ui/main';
import { streetAt } from '@/lib/addresses/geocoding';
import { loadHome } from '@/lib/home/load-home';
import { pageMarket } from '@/lib/market/market';
import { wholePage } from '@/lib/online/whole-page';
import { type Place, pointOf } from '@/lib/view/view';

/** The home page: the address, links into the market, open shops and offers. Leaves out every list that is empty. */
export async function HomePage({ place }: { place: Place }) {
  const point = pointOf(place);
  const { locale } = await pageMarket();
  const [front, street, t] = await Promise.all([
    loadHome(place),
    point === null ? null : streetAt(point, locale),
    getTranslations('home'),
  ]);
  if (front === null) return <Unreached />;
  const { rows, stories } = front;
  const isNear = point !== null && front.isReached;
  const nearTitle = front.isOpen ? (isNear ? 'openNear' : 'open') : isNear ? 'laterNear' : 'later';
  const sights = [...rows.deals.slice(0, 2), ...rows.groceries.slice(0, 2), ...rows.newest];
  const market = sights.map(({ cover }) => cover).filter(cover => cover !== '');
  return (
    <Main className="home roomy" {...wholePage}>
      {!front.isReached && <NoZone place={place} />}
      {point === null && <HomeHead pictures={market.slice(0, 4)} />}
      <div className="column grid grid-cols-[minmax(0,1fr)] gap-2">
        {point !== null && front.isReached && <HomePlace street={street} />}
        <MarketTabs />
        <CategoryLinks type="restaurant" />
      </div>
      <AgainRow />
      <ShopRow
        title={t(nearTitle)}
        to={front.isOpen ? '/restaurants?open=1' : '/restaurants'}
        shops={rows.near}
        place={place}
        isFirst
      />
      <DealRow title={t('deals')} to="/promotions" more={t('seeAll')} shops={rows.deals} place={place} />
      <StoryRow stories={stories} />
      <TileRow title={t('newest')} to="/restaurants?newest=1" shops={rows.newest} place={place} />
      <BannerRow banners={front.banners} title={t('banners')} to="/promotions" more={t('seeAll')} />
      <TileRow title={t('recommended')} to="/restaurants?sort=recommended" shops={rows.recommended} place={place} />
      <BannerRow banners={front.ads} title={t('ads')} />
      <ShopRow title={t('shops')} to="/shops" shops={rows.groceries} place={place} />
      <p className="column">
        <span className="block max-w-reading text-small text-soft">{t('promises')}</span>
      </p>
      <HomeJsonLd />
    </Main>
  );
}
