import { getTranslations } from 'next-intl/server';
import { MoreLink } from '@/components/lists/more-link.client';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { firstPageWith, pagesAtOnce } from '@/lib/paths/document-pages';
import type { WalletList } from '@/lib/wallet/queries';

interface MoreLinesProps {
  list: Omit<WalletList<unknown>, 'items'>;
  /** The path of the list, up to where the page's number follows. */
  path: string;
}

/** Links to more on this document, or after five pages to the next document. */
export async function MoreLines({ list: { page, firstPage, lastPage }, path }: MoreLinesProps) {
  if (lastPage <= 1) return null;
  const [t, { locale }] = await Promise.all([getTranslations('wallet'), pageMarket()]);
  const hasMore = page < lastPage;
  const isSameDocument = firstPageWith(page + 1) === firstPage;
  const next = `${path}page=${page + 1}`;
  return (
    <div className="wallet-more">
      <MoreLink href={hasMore && isSameDocument ? localizedPath(locale, next) : ''}>{t('more')}</MoreLink>
      {hasMore && !isSameDocument && (
        <Link to={next} className={buttonClass('main')}>
          {t('next')}
        </Link>
      )}
      {firstPage > 1 && (
        <Link to={`${path}page=${firstPage - pagesAtOnce}`} className={buttonClass('quiet')}>
          {t('earlier')}
        </Link>
      )}
      {!hasMore && <p className="text-small text-soft">{t('end')}</p>}
    </div>
  );
}
