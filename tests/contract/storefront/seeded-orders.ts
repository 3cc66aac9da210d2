/** Reads the orders of Nora, a customer of the seed. */
import type { Locale } from '@/lib/i18n/locales';
import { getOrder, listOpenOrders, listPastOrders } from '@/lib/orders/queries';
import { mustSucceed } from './must-succeed.ts';

export async function ordersIn(locale: Locale) {
  const [open, past] = [mustSucceed(await listOpenOrders(locale)), mustSucceed(await listPastOrders(1, locale))];
  return [...open.items, ...past.items];
}

/** The newest of Nora's orders that passes. */
export async function anOrder(passes: (order: Awaited<ReturnType<typeof ordersIn>>[number]) => boolean) {
  const found = (await ordersIn('en')).find(passes);
  if (found === undefined) throw new Error('Nora has no order like that');
  return mustSucceed(await getOrder(found.id, 'en'));
}
