import { getTranslations } from 'next-intl/server';
import { MoreLink } from '@/components/lists/more-link.client';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import type { ShopType } from '@/lib/market/shop-type';
import { firstPageWith } from '@/lib/paths/document-pages';
import { listPath, type ShopFilter } from '@/lib/shops/list/filters';
import type { ShopList } from '@/lib/shops/list/load-list';
import { pageSize } from '@/lib/shops/queries';

/**
 * Links to more shops in this document, or after five pages to the next document, so that the footer stays within
 * reach.
 */
export async function ShowMore({ type, filter, list }: { type: ShopType; filter: ShopFilter; list: ShopList }) {
  const [t, { locale }] = await Promise.all([getTranslations('list'), pageMarket()]);
  const { page, firstPage, lastPage, total } = list;
  const next = listPath(type, { ...filter, page: page + 1 });
  const left = Math.max(0, total - page * pageSize);
  const isSameDocument = firstPageWith(page + 1) === firstPage;
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 pt-6">
      <MoreLink href={page < lastPage && isSameDocument ? localizedPath(locale, next) : ''}>
        {t('more', { count: Math.min(pageSize, left) })}
      </MoreLink>
      {page < lastPage && !isSameDocument && (
        <Link to={next} className={buttonClass('main')}>
          {t('next', { count: Math.min(pageSize, left) })}
        </Link>
      )}
      {firstPage > 1 && (
        <Link to={listPath(type, { ...filter, page: 1 })} className={buttonClass('quiet')}>
          {t('earlier')}
        </Link>
      )}
      {page >= lastPage && lastPage > 1 && <p className="text-small text-soft">{t('end')}</p>}
    </div>
  );
}
