import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { forgetSearches } from '@/lib/search/actions';
import { parseRecent } from '@/lib/search/recent';

/** The last searches as links, each with a remove button, in one plain form. */
export async function RecentSearches() {
  const t = await getTranslations('search');
  const recent = parseRecent(await readCookie('recent'));
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="grid gap-3">
      <h2 id="recent">{t('recent')}</h2>
      <form action={forgetSearches} className="cluster">
        {recent.map(term => (
          <span key={term} className="recent-term">
            <Link to={`/search?q=${encodeURIComponent(term)}`}>
              <Icon name="history" className="size-4 text-soft" />
              <span className="truncate">{term}</span>
            </Link>
            <button type="submit" name="term" value={term} aria-label={t('remove', { term })}>
              <Icon name="close" className="size-4" />
            </button>
          </span>
        ))}
        <button type="submit" className="min-h-11 cursor-pointer px-3 text-small font-semibold text-fig">
          {t('clearRecent')}
        </button>
      </form>
    </section>
  );
}
