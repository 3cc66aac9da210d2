import { getTranslations } from 'next-intl/server';
import { RemovableLinks } from '@/components/search/removable-links';
import { Icon } from '@/components/ui/icon';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { forgetSearches } from '@/lib/search/actions';
import { parseRecent } from '@/lib/search/recent';

/** The last searches. */
export async function RecentSearches() {
  const t = await getTranslations('search');
  const recent = parseRecent(await readCookie('recent'));
  if (recent.length === 0) return null;
  const links = recent.map(term => ({
    value: term,
    to: `/search?q=${encodeURIComponent(term)}`,
    term,
    content: (
      <>
        <Icon name="history" className="size-4 text-soft" />
        <bdi className="truncate">{term}</bdi>
      </>
    ),
  }));
  return <RemovableLinks id="recent" title={t('recent')} action={forgetSearches} name="term" links={links} />;
}
