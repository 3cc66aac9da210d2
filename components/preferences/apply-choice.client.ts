/** Applies a choice of theme, currency or language in the page that is open. */
import { readCookie, writeCookie } from '@/lib/cookies/cookies.client';
import { formatView, isTheme, parseView } from '@/lib/view/view';

/** @throws where the part that changes currency or language cannot be had. */
export async function applyChoice(what: string, value: string | undefined): Promise<void> {
  if (what === 'theme' && isTheme(value)) {
    writeCookie('view', formatView({ ...parseView(readCookie('view')), theme: value }));
    document.documentElement.dataset.theme = value;
  }
  if (what === 'currency' && value) {
    const { chooseCurrency } = await import('@/components/preferences/choose-currency.client');
    await chooseCurrency(value);
  }
  if (what === 'locale' && value) {
    const { chooseLanguage } = await import('@/components/preferences/choose-language.client');
    chooseLanguage(value);
  }
}
