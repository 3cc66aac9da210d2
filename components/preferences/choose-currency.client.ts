/** Shows the page in another currency, with the amounts of its query worth the same. Loaded with the first choice. */
import { carryInputs } from '@/components/preferences/carried-inputs.client';
import { leaveOverlays } from '@/components/ui/overlay/leave-overlays.client';
import { readCookie, writeCookie } from '@/lib/cookies/cookies.client';
import { amountsTimes } from '@/lib/preferences/amounts-in-path';
import { baseCurrency, formatView, parseView } from '@/lib/view/view';

/** `currency`: an id or "base", chosen here or in another tab. */
export async function chooseCurrency(currency: string): Promise<void> {
  const { dataset } = document.documentElement;
  const factor = rateOf(currency) / rateOf(dataset.currency);
  // What watches for a choice in other tabs has nothing left to do (components/shell/watch-currency.client.ts).
  dataset.currency = currency;
  writeCookie('view', formatView({ ...parseView(readCookie('view')), currency }));
  carryInputs(true);
  await leaveOverlays();
  // Reloads, because going to another URL would not keep the scroll position.
  history.replaceState(history.state, '', amountsTimes(location.pathname + location.search, factor) + location.hash);
  location.reload();
}

/** As the buttons of the choice say it; pages without them have no amounts in their query that do not name a currency. */
function rateOf(currency = baseCurrency): number {
  const button = document.querySelector<HTMLElement>(`[data-view] [name="currency"][value="${currency}"]`);
  return Number(button?.dataset.rate ?? 1);
}
