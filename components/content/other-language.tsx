import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';

/** Says that a text is shown in the default language, because it is not written in the page's. */
export async function OtherLanguage({ of }: { of: Locale }) {
  const { locale } = await pageMarket();
  if (of === locale) return null;
  const t = await getTranslations('content');
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
  const [language = '', other = ''] = [locale, of].map(one => names.of(languageTag(one)));
  return <Alert>{t('otherLanguage', { language, other })}</Alert>;
}
