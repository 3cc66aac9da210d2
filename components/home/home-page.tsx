import { getTranslations } from 'next-intl/server';
import { NoZone } from '@/components/address/no-zone';
import { ErrorPage } from '@/components/errors/error-page';
import { BannerRow } from '@/components/home/banner-row';
import { CategoryTiles } from '@/components/home/category-tiles';
import { HomeHead } from '@/components/home/home-head';
import { HomeJsonLd } from '@/components/home/home-json-ld';
import { Promises } from '@/components/home/promises';
import { ShopRow } from '@/components/home/shop-row';
import { StoryRow } from '@/components/home/story-row';
import { loadHome } from '@/lib/home/load-home';
import { anywhere, type Place } from '@/lib/view/view';

/** The home page: the address, offers, open shops, and our promises. Leaves out every list that is empty. */
export async function HomePage({ place }: { place: Place }) {
  const [front, t] = await Promise.all([loadHome(place), getTranslations('home')]);
  if (front === null)
    return (
      <main id="content" tabIndex={-1}>
        <ErrorPage />
      </main>
    );
  const isNear = place !== anywhere && front.isReached;
  const nearTitle = front.near.isOpen ? (isNear ? 'openNear' : 'open') : isNear ? 'laterNear' : 'later';
  const nearPath = front.near.isOpen ? '/restaurants?open=1' : '/restaurants';
  return (
    <main id="content" tabIndex={-1} className="home">
      {front.isReached ? <HomeHead place={place} /> : <NoZone place={place} />}
      <StoryRow stories={front.stories} />
      <CategoryTiles categories={front.categories} />
      <BannerRow banners={front.banners} title={t('banners')} />
      <ShopRow title={t(nearTitle)} to={nearPath} shops={front.near.shops} place={place} />
      <ShopRow title={t('recommended')} to="/restaurants?sort=recommended" shops={front.recommended} place={place} />
      <ShopRow title={t('newest')} to="/restaurants?newest=1" shops={front.newest} place={place} />
      <BannerRow banners={front.ads} title={t('ads')} />
      <ShopRow title={t('groceries')} to="/shops" shops={front.groceries} place={place} />
      <Promises />
      <HomeJsonLd />
    </main>
  );
}
