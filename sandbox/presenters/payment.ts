/** How can an order be paid? The market's payments and those of one shop (docs/api.md 10.1). */

import type { View } from '../input/view.ts';
import type { PaymentRow } from '../queries/payments.ts';

export function presentPayment({ id, tag, input, active }: PaymentRow) {
  return { id, tag, input, active: Boolean(active) };
}

/** Leaves out the payment provider's secrets, which R1 shows (docs/api.md 25.3). */
export function presentShopPayments(view: View, shopId: number, status?: number): object[] {
  const rows = view.store.all<PaymentRow & { own_id: number; status: 0 | 1 }>(
    `SELECT payments.*, shop_payments.id AS own_id, status FROM shop_payments JOIN payments ON payments.id = payment_id
     WHERE shop_id = ? AND status = ifnull(?, status) ORDER BY shop_payments.id DESC`,
    shopId,
    status ?? null,
  );
  return rows.map(row => ({
    id: row.own_id,
    shop_id: shopId,
    status: row.status,
    client_id: null,
    secret_id: null,
    payment: presentPayment(row),
  }));
}
