import { directionOf } from '@/lib/content/direction';
import { textOf } from '@/lib/content/plain-text';
import type { SafeHtml } from '@/lib/content/safe-html';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';

interface ProseProps {
  text: SafeHtml;
  /** The language it is written in. */
  locale: Locale;
}

/** The operator's text, typeset. Has its own direction: it may be written in another language than the page. */
export async function Prose({ text, locale }: ProseProps) {
  const market = await pageMarket();
  return (
    <div
      className="prose"
      dir={directionOf(textOf(text.html))}
      lang={locale === market.locale ? undefined : languageTag(locale)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by an allow list (lib/content/safe-html.ts).
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  );
}
