/** How much is given for an order that has come (R2, docs/api.md 10.6)? */

import type { View } from './view.ts';

/** In the base currency; 0 for none. It is sent in the currency of the request, at the rate of the order where it is its own. */
export function readTips({ check, rate }: View, order: { currency_id: number; rate: number }): number {
  const tips = check.number('tips') ?? 0;
  if (tips < 0) check.fail('tips', 'The tips must be at least 0.');
  check.throwIfInvalid();
  return tips / (Number(check.input.currency_id) === order.currency_id ? order.rate : rate);
}
