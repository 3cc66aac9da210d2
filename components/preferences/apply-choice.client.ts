/** Applies a choice of theme, currency or language in the page that is open. */
import { leaveOverlays } from '@/components/ui/leave-overlays.client';
import { readCookie, writeCookie } from '@/lib/cookies/cookies.client';
import { formatView, isTheme, parseView, type View } from '@/lib/view/view';

/** @throws where the part that changes the language cannot be had. */
export async function applyChoice(what: string, value: string | undefined): Promise<void> {
  if (what === 'theme' && isTheme(value)) {
    saveView({ theme: value });
    document.documentElement.dataset.theme = value;
  }
  if (what === 'currency' && value) {
    saveView({ currency: value });
    const carried = await import('@/components/preferences/carried-inputs.client').catch(() => null);
    carried?.carryInputs(true);
    await leaveOverlays();
    location.reload();
  }
  if (what === 'locale' && value) {
    const { chooseLanguage } = await import('@/components/preferences/choose-language.client');
    chooseLanguage(value);
  }
}

function saveView(change: Partial<View>): void {
  writeCookie('view', formatView({ ...parseView(readCookie('view')), ...change }));
}
