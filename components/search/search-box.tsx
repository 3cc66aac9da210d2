import { getTranslations } from 'next-intl/server';
import { SearchField } from '@/components/search/search-field.client';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unfilled } from '@/lib/i18n/unfilled';
import { pageMarket } from '@/lib/market/market';

/** The search box of the header: a plain GET form, with a live popover where script runs. */
export async function SearchBox() {
  const t = await getTranslations('search');
  const { locale, currency } = await pageMarket();
  return (
    <SearchField
      paths={{ search: localizedPath(locale, '/search'), shops: localizedPath(locale, '/shop/') }}
      market={{ locale, currency }}
      words={{
        placeholder: t('placeholder'),
        placeholderHere: t('placeholderHere'),
        placeholderIn: unfilled(t, 'placeholderIn'),
        submit: t('submit'),
        categories: t('categoryHits'),
        shops: t('shops'),
        products: t('products'),
        recent: t('recent'),
        remove: unfilled(t, 'remove'),
        clearRecent: t('clearRecent'),
        all: unfilled(t, 'all'),
        loading: t('loading'),
        noShops: t('noShops'),
        noProducts: t('noProducts'),
        offline: t('offline'),
      }}
    />
  );
}
