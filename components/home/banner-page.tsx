import { getTranslations } from 'next-intl/server';
import { Unreached } from '@/components/errors/unreached';
import { ListJsonLd } from '@/components/lists/list-json-ld';
import { ShopGrid } from '@/components/lists/shop-grid';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Main } from '@/components/ui/main';
import { Picture } from '@/components/ui/picture';
import { gone } from '@/lib/gone';
import { getBanner } from '@/lib/home/queries';
import { anywhere } from '@/lib/view/view';

/** A banner with its shops; the same for every place. */
export async function BannerPage({ id }: { id: string }) {
  const [banner, t, promotions] = await Promise.all([
    getBanner(id),
    getTranslations('list'),
    getTranslations('promotions'),
  ]);
  if (!banner.ok && banner.why === 'gone') await gone();
  if (!banner.ok) return <Unreached />;
  const { title, description, picture, shops } = banner.value;
  return (
    <Main className="column roomy grid gap-8 py-6">
      <header className="grid items-center gap-6 md:grid-cols-2">
        <div className="grid gap-2">
          <h1>
            <bdi>{title}</bdi>
          </h1>
          <p className="text-lead text-soft">
            <bdi>{description}</bdi>
          </p>
          <p className="text-small text-soft">
            {shops.length > 0 ? t('bannerShops', { count: shops.length }) : t('bannerEmpty')}
          </p>
          <p>
            <Link to="/promotions" className="action-link underlined">
              {promotions('all')}
            </Link>
          </p>
        </div>
        <div className="home-photo rounded-card max-md:-order-1">
          <Picture source={picture} alt="" widths={[480, 640, 1080]} sizes="(max-width: 48rem) 94vw, 560px" isFirst />
        </div>
      </header>
      <ListJsonLd name={title} path={`/banner/${id}`} shops={shops} />
      {shops.length > 0 ? (
        <ShopGrid shops={shops} place={anywhere} isBelow />
      ) : (
        <p>
          <Link to="/restaurants" className={buttonClass('main')}>
            {t('seeRestaurants')}
          </Link>
        </p>
      )}
    </Main>
  );
}
