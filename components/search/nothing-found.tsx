import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateActions, EmptyStateMark } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** The empty result, with a way on. */
export async function NothingFound({ term }: { term: string }) {
  const t = await getTranslations('search');
  return (
    <EmptyState>
      <EmptyStateMark name="search" />
      <h2>{t('noneTitle', { term })}</h2>
      <p>{t('noneBody')}</p>
      <EmptyStateActions>
        <Link to="/restaurants" className={buttonClass('main')}>
          <Icon name="utensils" />
          {t('restaurants')}
        </Link>
        <Link to="/shops" className={buttonClass('quiet')}>
          <Icon name="basket" />
          {t('groceries')}
        </Link>
      </EmptyStateActions>
    </EmptyState>
  );
}
