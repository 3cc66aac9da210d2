import { getTranslations } from 'next-intl/server';
import { Unreached } from '@/components/errors/unreached';
import { BannerRow } from '@/components/home/banner-row';
import { DealRow } from '@/components/home/deal-row';
import { ReducedRow } from '@/components/home/reduced-row';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateActions, EmptyStateMark } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Main } from '@/components/ui/main';
import { loadPromotions } from '@/lib/home/promotions';
import type { Place } from '@/lib/view/view';

/** Everything that costs less at the moment: banners, reduced products, and shops with a discount or a free product. */
export async function PromotionsPage({ place }: { place: Place }) {
  const [running, t] = await Promise.all([loadPromotions(place), getTranslations('promotions')]);
  if (running === null) return <Unreached />;
  const { banners, ads, deals, reduced } = running;
  return (
    <Main className="promotions roomy">
      <header className="column grid gap-1">
        <h1>{t('title')}</h1>
        <p className="max-w-reading text-lead text-soft">{t('lead')}</p>
      </header>
      {banners.length + ads.length + deals.length === 0 && (
        <EmptyState>
          <EmptyStateMark name="percent" />
          <h2>{t('none')}</h2>
          <p>{t('noneHint')}</p>
          <EmptyStateActions>
            <Link to="/restaurants" className={buttonClass('main')}>
              {t('toRestaurants')}
            </Link>
          </EmptyStateActions>
        </EmptyState>
      )}
      <BannerRow banners={banners} title={t('banners')} />
      <ReducedRow reduced={reduced} place={place} />
      <DealRow shops={deals} place={place} title={t('deals')} />
      <BannerRow banners={ads} title={t('ads')} />
      <p className="column">
        <Link to="/recipes" className="action-link underlined">
          <Icon name="utensils" />
          {t('recipes')}
        </Link>
      </p>
    </Main>
  );
}
