/** Which languages does the market write in, and what does a text say in one of them? */

export interface Text {
  en: string;
  de: string;
  ar: string;
}

/** English where the language is not one of the market's. */
export function inLanguage(text: Text, locale: string): string {
  return locale === 'de' || locale === 'ar' ? text[locale] : text.en;
}
