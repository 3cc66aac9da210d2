/** Nora's orders, as the storefront reads them. */
import type { Locale } from '@/lib/i18n/locales';
import { getOrder, listOpenOrders, listPastOrders } from '@/lib/orders/queries';
import { good } from './good.ts';

export async function ordersIn(locale: Locale) {
  const [open, past] = [good(await listOpenOrders(locale)), good(await listPastOrders(1, locale))];
  return [...open.items, ...past.items];
}

/** The newest order that is like that. */
export async function anOrder(passes: (order: Awaited<ReturnType<typeof ordersIn>>[number]) => boolean) {
  const found = (await ordersIn('en')).find(passes);
  if (found === undefined) throw new Error('Nora has no order like that');
  return good(await getOrder(found.id, 'en'));
}
