/** The blog as a feed, in Atom (RFC 4287). */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { listNewestArticles } from '@/lib/content/queries';
import type { ArticleCard } from '@/lib/content/schema';
import { escapeHtml } from '@/lib/html/escape-html';
import { type Locale, languageTag, localeOf } from '@/lib/i18n/locales';
import { publicUrl } from '@/lib/i18n/public-url';
import { getMarketName, ownLocale } from '@/lib/market/queries';

/**
 * In this language, or in the marketplace's default one where there are no articles in it; 503 while the API is away.
 */
export async function feedResponse(requested: string): Promise<Response> {
  const locale = localeOf(requested);
  const own = await listNewestArticles(locale);
  const written = own.ok && own.value.length === 0 ? await ownLocale(locale) : locale;
  const found = written === locale ? own : await listNewestArticles(written);
  if (!found.ok) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  const body = await feedOf(found.value, written, locale);
  return new Response(body, {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  });
}

async function feedOf(articles: ArticleCard[], written: Locale, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'content.blog' });
  const brand = await getMarketName(locale);
  const url = (path: string) => publicUrl(locale, path);
  const newest = Math.max(0, ...articles.map(({ publishedAt }) => publishedAt ?? 0));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(written)}">
<id>${url('/blog')}</id>
<title>${escaped(`${t('title')} · ${brand}`)}</title>
<subtitle>${escaped(t('description', { brand }))}</subtitle>
<updated>${new Date(newest).toISOString()}</updated>
<author><name>${escaped(brand)}</name></author>
<link rel="self" href="${url('/blog/feed.xml')}"/>
<link rel="alternate" type="text/html" href="${url('/blog')}"/>
${articles.map(article => entryOf(article, url(`/blog/${article.uuid}`))).join('\n')}
</feed>
`;
}

function entryOf({ uuid, title, summary, publishedAt }: ArticleCard, url: string): string {
  const at = new Date(publishedAt ?? 0).toISOString();
  return `<entry>
<id>urn:uuid:${uuid}</id>
<title>${escaped(title)}</title>
<summary>${escaped(summary)}</summary>
<published>${at}</published>
<updated>${at}</updated>
<link rel="alternate" type="text/html" href="${url}"/>
</entry>`;
}

/** Leaves out characters that XML does not allow at all. */
function escaped(text: string): string {
  const known = text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
  return escapeHtml(known);
}
