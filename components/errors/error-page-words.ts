/**
 * The few sentences of the crash page. An error boundary runs in the browser, which has no message catalogue: this map
 * is smaller than the catalogue, and works even when rendering the page has failed. Sentences that `errorPage` of
 * messages/*.json has too are the same there (tests/unit/components/errors compares them).
 */
export interface ErrorPageWords {
  title: string;
  lead: string;
  tryAgain: string;
  toStart: string;
}

const words = {
  en: {
    title: 'Oops, something went wrong!',
    lead: 'This page could not be shown. Nothing you chose is lost.',
    tryAgain: 'Try again',
    toStart: 'Back to the start',
  },
  de: {
    title: 'Hoppla, da ist etwas schiefgelaufen!',
    lead: 'Diese Seite ließ sich nicht anzeigen. Nichts von Ihrer Auswahl ist verloren.',
    tryAgain: 'Noch einmal versuchen',
    toStart: 'Zur Startseite',
  },
  ar: {
    title: 'عذرًا، حدث خطأ ما!',
    lead: 'تعذّر عرض هذه الصفحة. لم يضِع شيء مما اخترته.',
    tryAgain: 'حاول مرة أخرى',
    toStart: 'العودة إلى البداية',
  },
} satisfies Record<string, ErrorPageWords>;

/** `tag` is the value of <html lang>. */
export function errorPageWords(tag: string): ErrorPageWords {
  const [language] = tag.split('-');
  return language === 'de' || language === 'ar' ? words[language] : words.en;
}
