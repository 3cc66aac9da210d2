import { getTranslations } from 'next-intl/server';
import { Unreached } from '@/components/errors/unreached';
import { BranchList } from '@/components/shop/branches/branch-list';
import { PlacesMap } from '@/components/shop/map/places-map';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateActions, EmptyStateMark } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Main } from '@/components/ui/main';
import { nearestFirst } from '@/lib/geo';
import { gone } from '@/lib/gone';
import { shopPath } from '@/lib/shops/paths';
import { getShop, listBranches } from '@/lib/shops/queries';
import { type Place, pointOf } from '@/lib/view/view';

/** The other places where an order of a shop can be picked up, nearest first. */
export async function BranchesPage({ id, place }: { id: string; place: Place }) {
  const [shop, branches, t] = await Promise.all([getShop(id), listBranches(id), getTranslations('places')]);
  if (!shop.ok && shop.why === 'gone') await gone();
  if (!shop.ok || !branches.ok) return <Unreached />;
  const { title } = shop.value;
  const here = pointOf(place);
  const sorted = nearestFirst(branches.value, here);
  const points = sorted.flatMap(({ location }) => location ?? []);
  return (
    <Main className="column roomy places">
      <header className="grid gap-1">
        <p>
          <Link to={shopPath(shop.value)} className="action-link">
            <Icon name="arrow-back" className="flip" />
            <bdi>{title}</bdi>
          </Link>
        </p>
        <h1>{t('branchesOf', { title })}</h1>
        {sorted.length > 0 && (
          <p className="text-soft">{t(here === null ? 'branchesAny' : 'branchesNear', { count: sorted.length })}</p>
        )}
      </header>
      {sorted.length === 0 ? (
        <EmptyState>
          <EmptyStateMark name="store" />
          <h2>{t('noBranches')}</h2>
          <p>{t('noBranchesHint')}</p>
          <EmptyStateActions>
            <Link to={shopPath(shop.value)} className={buttonClass('main')}>
              {t('toMenu')}
            </Link>
          </EmptyStateActions>
        </EmptyState>
      ) : (
        <>
          <div className="places-view">
            <PlacesMap points={points} here={here} label={t('branchesOf', { title })} />
          </div>
          <BranchList branches={sorted} place={place} shop={shop.value} />
        </>
      )}
    </Main>
  );
}
