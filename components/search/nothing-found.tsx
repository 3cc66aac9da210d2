import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/forms/search-form';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateActions, EmptyStateMark } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { isOneList } from '@/lib/shops/list/one-list';

/** An empty result: the term to be corrected, and other links. */
export async function NothingFound({ term }: { term: string }) {
  const [t, isOne] = await Promise.all([getTranslations('search'), isOneList()]);
  return (
    <EmptyState>
      <EmptyStateMark name="search" />
      <h2>{t('noneTitle', { term })}</h2>
      <p>{t('noneBody')}</p>
      <SearchForm to="/search" label={t('label')} submit={t('submit')} words={term} />
      <EmptyStateActions>
        <Link to="/restaurants" className={buttonClass('quiet')}>
          <Icon name="utensils" />
          {t(isOne ? 'shops' : 'restaurants')}
        </Link>
        {!isOne && (
          <Link to="/shops" className={buttonClass('quiet')}>
            <Icon name="basket" />
            {t('allShops')}
          </Link>
        )}
      </EmptyStateActions>
    </EmptyState>
  );
}
