import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/env';
import { languageTag } from '@/lib/i18n/locales';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import { socialLinks } from '@/lib/market/social-links';

/** Describes the operator of this site and its search in schema.org's terms (docs/behaviour.md 13.1). */
export async function HomeJsonLd() {
  const [{ locale }, t] = await Promise.all([pageMarket(), getTranslations('common')]);
  const settings = await getSettings(locale);
  const name = settings.title || t('brand');
  const url = publicUrl(locale, '/');
  const social = socialLinks(settings).map(link => link.url);
  const search = `${publicUrl(locale, '/search')}?q={words}`;
  return (
    <JsonLd
      data={{
        '@graph': [
          {
            '@type': 'Organization',
            '@id': `${env().SITE_URL}/#us`,
            name,
            url,
            ...(social.length > 0 && { sameAs: social }),
          },
          {
            '@type': 'WebSite',
            name,
            url,
            inLanguage: languageTag(locale),
            publisher: { '@id': `${env().SITE_URL}/#us` },
            potentialAction: { '@type': 'SearchAction', target: search, 'query-input': 'required name=words' },
          },
        ],
      }}
    />
  );
}
