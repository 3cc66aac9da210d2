/**
 * The few sentences of the last net. An error boundary runs in the browser, where no message catalogue is; carrying these
 * as a map costs less than the catalogue, and works when rendering the page itself is what failed. What
 * `errorPage` of messages/*.json says too is said in the same words (tests/unit/components/errors compares).
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

/** `tag` as <html lang> has it. */
export function errorPageWords(tag: string): ErrorPageWords {
  const [language] = tag.split('-');
  return language === 'de' || language === 'ar' ? words[language] : words.en;
}
