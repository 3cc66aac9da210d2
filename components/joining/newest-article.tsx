import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { findNewestArticle } from '@/lib/content/queries';

/** The blog's newest article, if there is one that can be read: the welcome page does not wait for it. */
export async function NewestArticle() {
  const [t, found] = await Promise.all([getTranslations('welcome'), findNewestArticle()]);
  if (!found.ok || found.value === null) return null;
  const { uuid, title, summary, picture } = found.value.value;
  return (
    <section className="auth-rest" aria-labelledby="news">
      <h2 id="news">{t('news')}</h2>
      <div className="joining-article">
        <div className="thumb">
          <Picture source={picture} alt="" widths={[160, 360]} sizes="6rem" />
        </div>
        <div dir="auto">
          <h3>
            <Link to={`/blog/${uuid}`} className="underlined">
              {title}
            </Link>
          </h3>
          <p className="text-small text-soft">{summary}</p>
        </div>
      </div>
    </section>
  );
}
