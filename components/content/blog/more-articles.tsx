import { getTranslations } from 'next-intl/server';
import { ArticleCard } from '@/components/content/blog/article-card';
import { findArticlePage } from '@/lib/content/queries';

/** The three newest articles other than this one. */
export async function MoreArticles({ than }: { than: string }) {
  const [found, t] = await Promise.all([findArticlePage(1), getTranslations('content.blog')]);
  const others = found.ok ? (found.value?.value.articles ?? []).filter(({ uuid }) => uuid !== than).slice(0, 3) : [];
  if (others.length === 0) return null;
  return (
    <section className="more-articles">
      <h2>{t('more')}</h2>
      <div className="article-grid">
        {others.map(article => (
          <ArticleCard key={article.uuid} article={article} />
        ))}
      </div>
    </section>
  );
}
