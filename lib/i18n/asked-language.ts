/** Finds out which of our languages a browser asks for. */
import { isLocale, type Locale } from '@/lib/i18n/locales';

/** The tags of an Accept-Language header, most wanted first; without "*" and tags with weight 0. */
export function askedTags(header: string): string[] {
  return header
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.split(';').map(text => text.trim());
      const quality = parameters.find(text => text.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(-[\da-z]+)*$/i.test(tag) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/**
 * The language to offer on a page in another one: the first that the browser asks for and that the marketplace has.
 * Null where that is the page's own language, in any regional form.
 */
export function languageToOffer(tags: string[], page: Locale, spoken: Locale[]): Locale | null {
  for (const tag of tags) {
    const fitting = localesOf(tag);
    if (fitting.includes(page)) return null;
    const found = fitting.find(locale => spoken.includes(locale));
    if (found !== undefined) return found;
  }
  return null;
}

/** Two of the marketplace's locales are not language tags (lib/i18n/locales.ts): "sa" is Arabic, "kz" Kazakh. */
function localesOf(tag: string): Locale[] {
  const [language = '', ...rest] = tag.toLowerCase().split('-');
  if (language === 'ar') return rest.includes('sa') ? ['sa', 'ar'] : ['ar', 'sa'];
  if (language === 'kk') return ['kz'];
  return language !== 'sa' && language !== 'kz' && isLocale(language) ? [language] : [];
}
