import { LongDate } from '@/components/content/long-date';
import { WidePicture } from '@/components/content/wide-picture';
import { Link } from '@/components/ui/link';
import type { ArticleCard as Card } from '@/lib/content/schema';

/** An article in a grid: its title's link covers the card. */
export async function ArticleCard({ article, isFirst = false }: { article: Card; isFirst?: boolean }) {
  const { uuid, title, summary, picture, publishedAt } = article;
  return (
    <article className="article-card">
      <WidePicture source={picture} sizes="(max-width: 48rem) 94vw, 640px" isFirst={isFirst} />
      <div>
        {publishedAt !== null && (
          <p className="text-small text-soft">
            <LongDate at={publishedAt} />
          </p>
        )}
        <h2 dir="auto">
          <Link to={`/blog/${uuid}`} className="covering">
            {title}
          </Link>
        </h2>
        <p dir="auto">{summary}</p>
      </div>
    </article>
  );
}
