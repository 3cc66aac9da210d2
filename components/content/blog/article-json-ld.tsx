import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/seo/json-ld';
import type { Article } from '@/lib/content/schema';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';
import { getOrganization } from '@/lib/seo/organization';

/** Describes an article in schema.org's terms (docs/behaviour.md 13.1). `locale`: what it is written in. */
export async function ArticleJsonLd({ article, locale }: { article: Article; locale: Locale }) {
  const [market, organization, t] = await Promise.all([
    pageMarket(),
    getOrganization(),
    getTranslations('content.blog'),
  ]);
  const url = (path: string) => publicUrl(market.locale, path);
  const { uuid, title, summary, picture, publishedAt } = article;
  const crumbs = [
    { name: organization.name, item: url('/') },
    { name: t('title'), item: url('/blog') },
    { name: title, item: url(`/blog/${uuid}`) },
  ];
  return (
    <JsonLd
      data={{
        '@graph': [
          {
            '@type': ['Article', 'BlogPosting'],
            headline: title,
            description: summary,
            inLanguage: languageTag(locale),
            mainEntityOfPage: url(`/blog/${uuid}`),
            ...(picture !== '' && { image: [picture] }),
            ...(publishedAt !== null && { datePublished: new Date(publishedAt).toISOString() }),
            author: organization,
            publisher: organization,
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
          },
        ],
      }}
    />
  );
}
