/** Shows the page in another currency; the amounts in its query name theirs. Loaded with the first choice. */
import { carryInputs } from '@/components/typed/carried-inputs.client';
import { leaveOverlays } from '@/components/ui/overlay/leave-overlays.client';
import { readCookie, writeCookie } from '@/lib/cookies/cookies.client';
import { formatView, parseView } from '@/lib/view/view';

/** `currency`: an id or "base", chosen here or in another tab. */
export async function chooseCurrency(currency: string): Promise<void> {
  // What watches for a choice in other tabs has nothing left to do (components/shell/watch-currency.client.ts).
  document.documentElement.dataset.currency = currency;
  writeCookie('view', formatView({ ...parseView(readCookie('view')), currency }));
  carryInputs({ withoutAmounts: true });
  await leaveOverlays();
  // Going to another URL would not keep the scroll position.
  location.reload();
}
