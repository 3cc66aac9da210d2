import { getTranslations } from 'next-intl/server';
import { SearchField } from '@/components/search/search-field.client';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unfilled } from '@/lib/i18n/unfilled';
import { pageMarket } from '@/lib/market/market';

/** The search box of the header, or of one shop's menu: a plain GET form, with a live popover where script runs. */
export async function SearchBox({ shop }: { shop?: { id: string; title: string } }) {
  const t = await getTranslations('search');
  const { locale, currency } = await pageMarket();
  const placeholder = shop ? t('placeholderIn', { shop: shop.title }) : t('placeholder');
  return (
    <SearchField
      action={localizedPath(locale, shop ? `/shop/${shop.id}` : '/search')}
      market={{ locale, currency }}
      shopId={shop?.id}
      words={{
        placeholder,
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
