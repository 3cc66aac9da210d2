/**
 * The offer, on a page in another language, to continue in the language that the browser asks for; written in that
 * language.
 */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { askedTags, languageToOffer } from '@/lib/i18n/asked-language';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { isRightToLeft, listLanguages } from '@/lib/market/queries';

export interface LanguageOffer {
  locale: Locale;
  lang: string;
  dir: 'ltr' | 'rtl';
  question: string;
  yes: string;
  no: string;
}

/** `header` is Accept-Language. Null where nothing is to be offered. */
export async function languageOffer(header: string, page: Locale): Promise<LanguageOffer | null> {
  const spoken = (await listLanguages(page)).map(({ locale }) => locale);
  const locale = languageToOffer(askedTags(header), page, spoken);
  if (locale === null) return null;
  const [t, isRtl] = await Promise.all([
    getTranslations({ locale, namespace: 'languageOffer' }),
    isRightToLeft(locale),
  ]);
  return {
    locale,
    lang: languageTag(locale),
    dir: isRtl ? 'rtl' : 'ltr',
    question: t('question'),
    yes: t('yes'),
    no: t('no'),
  };
}
