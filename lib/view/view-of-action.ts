/**
 * An action is answered with the page that sent it, in the currency of that page, whatever another tab has chosen since:
 * a page in another one would replace the form, and with it what the action has refused. Pure.
 */
import { formatView, isCurrencySegment, parseView } from '@/lib/view/view';

/** The header in which the browser's script says it with each action. */
export const pageCurrencyHeader = 'x-doorstep-currency';

/** The view cookie for this request; `cookie` is its own one. */
export function viewOfAction({ method, headers }: Pick<Request, 'method' | 'headers'>, cookie: string | undefined) {
  const currency = headers.get(pageCurrencyHeader) ?? '';
  return method === 'POST' && isCurrencySegment(currency) ? formatView({ ...parseView(cookie), currency }) : cookie;
}
