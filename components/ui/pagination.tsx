import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface PaginationProps {
  page: number;
  lastPage: number;
  /** Returns the path of a page, without language. */
  pathOf: (page: number) => string;
}

/** Plain links between the pages of a long list. */
export async function Pagination({ page, lastPage, pathOf }: PaginationProps) {
  if (lastPage <= 1) return null;
  const t = await getTranslations('shop');
  return (
    <nav className="mt-6 flex flex-wrap items-center justify-center gap-4" aria-label={t('pages')}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={buttonClass('quiet')}>
          <Icon name="arrow-back" className="flip" />
          {t('previous')}
        </Link>
      )}
      <span>{t('pageOf', { page, lastPage })}</span>
      {page < lastPage && (
        <Link to={pathOf(page + 1)} rel="next" className={buttonClass('quiet')}>
          {t('next')}
          <Icon name="arrow-forward" className="flip" />
        </Link>
      )}
    </nav>
  );
}
