import { getTranslations } from 'next-intl/server';
import { ArticleJsonLd } from '@/components/content/blog/article-json-ld';
import { ArticleShare } from '@/components/content/blog/article-share';
import { MoreArticles } from '@/components/content/blog/more-articles';
import { LongDate } from '@/components/content/long-date';
import { OtherLanguage } from '@/components/content/other-language';
import { PageContents } from '@/components/content/page-contents';
import { Prose } from '@/components/content/prose';
import { Unreached } from '@/components/errors/unreached';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Main } from '@/components/ui/main';
import { Picture } from '@/components/ui/picture';
import { findArticle } from '@/lib/content/queries';
import { gone } from '@/lib/gone';

export async function ArticlePage({ uuid }: { uuid: string }) {
  const [found, t] = await Promise.all([findArticle(uuid), getTranslations('content.blog')]);
  if (found.ok ? found.value === null : found.why === 'gone') await gone();
  if (!found.ok || found.value === null) return <Unreached />;
  const { locale, value: article } = found.value;
  return (
    <Main className="column written">
      <ArticleJsonLd article={article} locale={locale} />
      <article className="stack gap-6">
        <header>
          <Link to="/blog" className="action-link">
            <Icon name="arrow-back" className="flip" />
            {t('all')}
          </Link>
          <h1 dir="auto">{article.title}</h1>
          <p className="text-lead text-soft" dir="auto">
            {article.summary}
          </p>
          {article.publishedAt !== null && (
            <p className="text-small text-soft">
              <LongDate at={article.publishedAt} />
            </p>
          )}
          <OtherLanguage of={locale} />
        </header>
        {article.picture !== '' && (
          <div className="wide-picture article-picture">
            <Picture
              source={article.picture}
              alt=""
              widths={[480, 828, 1080]}
              sizes="(max-width: 60rem) 94vw, 900px"
              isFirst
            />
          </div>
        )}
        <div className="written-text">
          <PageContents headings={article.body.headings} />
          <Prose text={article.body} locale={locale} />
        </div>
        <ArticleShare article={article} />
      </article>
      <MoreArticles than={uuid} />
    </Main>
  );
}
