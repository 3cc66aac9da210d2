import { getTranslations } from 'next-intl/server';
import { ArticleCard } from '@/components/content/blog/article-card';
import { NotWritten } from '@/components/content/not-written';
import { OtherLanguage } from '@/components/content/other-language';
import { Unreached } from '@/components/errors/unreached';
import { Link } from '@/components/ui/link';
import { Main } from '@/components/ui/main';
import { Pagination } from '@/components/ui/pagination';
import { findArticlePage } from '@/lib/content/queries';
import { gone } from '@/lib/gone';
import { leadToLastPage } from '@/lib/last-page';

/** The articles, ten on a page, the newest first. */
export async function BlogPage({ page }: { page: number }) {
  const [found, t] = await Promise.all([findArticlePage(page), getTranslations('content.blog')]);
  if (!found.ok) return <Unreached />;
  const articles = found.value?.value.articles ?? [];
  const lastPage = found.value?.value.lastPage ?? 1;
  await leadToLastPage({ items: articles, lastPage }, page, pathOf);
  if (articles.length === 0 && page > 1) await gone();
  return (
    <Main className="column written">
      <header>
        <h1>{t('title')}</h1>
        <p className="text-lead text-soft">{t('lead')}</p>
        {found.value !== null && <OtherLanguage of={found.value.locale} />}
      </header>
      {articles.length === 0 && <NotWritten icon="edit" title={t('empty')} hint={t('emptyHint')} />}
      <div className="article-grid" data-leads={page === 1 ? '' : undefined}>
        {articles.map((article, index) => (
          <ArticleCard key={article.uuid} article={article} isFirst={index === 0} />
        ))}
      </div>
      <Pagination page={page} lastPage={lastPage} pathOf={pathOf} />
      {articles.length > 0 && (
        <p>
          <Link to="/blog/feed.xml" className="action-link underlined" data-hard>
            {t('feed')}
          </Link>
        </p>
      )}
    </Main>
  );
}

function pathOf(page: number): string {
  return page === 1 ? '/blog' : `/blog?page=${page}`;
}
