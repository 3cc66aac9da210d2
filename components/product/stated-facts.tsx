import { getTranslations } from 'next-intl/server';
import { isLocale, languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { ownLocale } from '@/lib/market/queries';
import type { Product } from '@/lib/products/schema';
import { statedIn } from '@/lib/products/stated';

/**
 * What the shop states in words of its own. Which of it is about allergens, and whether that is all, is not known: so
 * the page says that nothing is stated only where nothing is, and to ask in any case.
 */
export async function StatedFacts({ properties }: { properties: Product['properties'] }) {
  const t = await getTranslations('product');
  if (properties.length === 0) return <p>{t('allergens')}</p>;
  const { locale } = await pageMarket();
  const stated = statedIn(properties, [locale, await ownLocale(locale)]);
  return (
    <>
      {stated.map(property => (
        <p
          key={`${property.key} ${property.value}`}
          {...(property.locale !== '' && property.locale !== locale && { lang: tagOf(property.locale), dir: 'auto' })}
        >
          {t('property', { key: property.key, value: property.value })}
        </p>
      ))}
      <p>{t('askAllergens')}</p>
    </>
  );
}

/** Shops also write in languages that the storefront does not have. */
function tagOf(locale: string): string {
  return isLocale(locale) ? languageTag(locale) : locale;
}
