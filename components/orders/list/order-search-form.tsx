import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/forms/search-form';

/** The field that searches all orders; `words` were searched for, to be corrected. */
export async function OrderSearchForm({ words = '' }: { words?: string }) {
  const [t, search] = await Promise.all([getTranslations('orders'), getTranslations('search')]);
  return <SearchForm to="/orders" label={t('find')} submit={search('submit')} words={words} className="mt-2" />;
}
