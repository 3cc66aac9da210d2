import { JsonLd } from '@/components/seo/json-ld';
import type { Career } from '@/lib/content/schema';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { publicUrl } from '@/lib/i18n/public-url';
import { pageMarket } from '@/lib/market/market';
import { getOrganization } from '@/lib/seo/organization';

/** Describes a position in schema.org's terms (docs/behaviour.md 13.1), its date only where the backend says one. */
export async function CareerJsonLd({ career, locale }: { career: Career; locale: Locale }) {
  const [market, organization] = await Promise.all([pageMarket(), getOrganization()]);
  const { id, postedAt, place, point, team } = career;
  return (
    <JsonLd
      data={{
        '@type': 'JobPosting',
        title: career.title,
        description: career.body.html,
        inLanguage: languageTag(locale),
        url: publicUrl(market.locale, `/careers/${id}`),
        identifier: { '@type': 'PropertyValue', name: organization.name, value: id },
        hiringOrganization: organization,
        ...(team !== '' && { occupationalCategory: team }),
        ...(postedAt !== null && { datePosted: new Date(postedAt).toISOString() }),
        jobLocation: {
          '@type': 'Place',
          ...(place !== '' && { address: { '@type': 'PostalAddress', streetAddress: place } }),
          ...(point !== null && { geo: { '@type': 'GeoCoordinates', ...point } }),
        },
      }}
    />
  );
}
