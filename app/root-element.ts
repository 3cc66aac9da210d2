/** Attributes of the root element of every document: of all pages, and of app/global-not-found.tsx. */
import { fontVariables } from '@/app/fonts';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { scriptStyle } from '@/lib/i18n/script-style';
import { isRightToLeft } from '@/lib/market/queries';

export async function rootElement(locale: Locale) {
  return {
    lang: languageTag(locale),
    dir: (await isRightToLeft(locale)) ? 'rtl' : 'ltr',
    // A phone held sideways has little height (the variant `low` of app/theme.css); one with text of twice the size has
    // no room for long words.
    className: `${fontVariables} max-[16rem]:hyphens-auto low:[--bottom-bar:2.75rem]! low:[--search-row:0rem]!`,
    style: scriptStyle(locale),
    // The view script writes the theme and the place onto this element before React hydrates.
    suppressHydrationWarning: true,
  };
}
