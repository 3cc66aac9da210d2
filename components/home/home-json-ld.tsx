import { JsonLd } from '@/components/seo/json-ld';
import { languageTag } from '@/lib/i18n/locales';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import { socialLinks } from '@/lib/market/social-links';
import { getOrganization } from '@/lib/seo/organization';

/** Describes the operator of this site and its search in schema.org's terms (docs/behaviour.md 13.1). */
export async function HomeJsonLd() {
  const { locale } = await pageMarket();
  const [organization, settings] = await Promise.all([getOrganization(), getSettings(locale)]);
  const url = publicUrl(locale, '/');
  const social = socialLinks(settings).map(link => link.url);
  const search = `${publicUrl(locale, '/search')}?q={words}`;
  return (
    <JsonLd
      data={{
        '@graph': [
          { ...organization, url, ...(social.length > 0 && { sameAs: social }) },
          {
            '@type': 'WebSite',
            name: organization.name,
            url,
            inLanguage: languageTag(locale),
            publisher: { '@id': organization['@id'] },
            potentialAction: { '@type': 'SearchAction', target: search, 'query-input': 'required name=words' },
          },
        ],
      }}
    />
  );
}
