/** Writes the sentences to courier and shop that stand for the customer's choices, in the language of the page. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Allergen } from '@/lib/checkout/allergens';
import type { Draft } from '@/lib/checkout/draft/draft';
import type { RequestWords } from '@/lib/checkout/order/order-request';
import { listFormat } from '@/lib/i18n/formats';
import { type Locale, languageTag } from '@/lib/i18n/locales';

export async function requestWords({ allergens }: Pick<Draft, 'allergens'>, locale: Locale): Promise<RequestWords> {
  const [t, lineNotes, allergies] = await Promise.all([
    getTranslations({ locale, namespace: 'checkout' }),
    getTranslations({ locale, namespace: 'lineNotes' }),
    allergiesSaid(allergens, locale),
  ]);
  return {
    leave: t('leaveForCourier'),
    noCalls: t('noCallsSaid'),
    allergies,
    soldOut: { similar: lineNotes('tellSimilar'), leaveOut: lineNotes('tellLeaveOut'), call: lineNotes('tellCall') },
  };
}

/** Empty where there are no allergies. */
export async function allergiesSaid(allergens: readonly Allergen[], locale: Locale): Promise<string> {
  if (allergens.length === 0) return '';
  const t = await getTranslations({ locale, namespace: 'allergies' });
  const list = listFormat(languageTag(locale)).format(allergens.map(allergen => t(allergen)));
  return t('said', { list });
}
