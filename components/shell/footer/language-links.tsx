import { getTranslations } from 'next-intl/server';
import { languageTag } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { languagesInOrder } from '@/lib/market/languages';
import { pageMarket } from '@/lib/market/market';
import { listLanguages } from '@/lib/market/queries';

/**
 * Links to each language for crawlers. They lead to the home page, because a kept page does not know its own URL. With
 * script a press stays on the page (choose-view.client.tsx reads `data-locale`).
 */
export async function LanguageLinks() {
  const [t, { locale }] = await Promise.all([getTranslations('shell'), pageMarket()]);
  const languages = await listLanguages(locale);
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('languages')} className="language-links" data-hard>
      {languagesInOrder(languages, locale).map(language => (
        <a
          key={language.locale}
          href={localizedPath(language.locale, '/')}
          hrefLang={languageTag(language.locale)}
          lang={languageTag(language.locale)}
          data-locale={language.locale}
          aria-current={language.locale === locale ? 'true' : undefined}
        >
          {language.title}
        </a>
      ))}
    </nav>
  );
}
