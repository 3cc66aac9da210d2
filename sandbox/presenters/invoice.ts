/** What does an order's invoice say? In English, as the PDF's built-in fonts have no Arabic. */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { linesOf, type OrderRow, transactionOf } from '../queries/orders.ts';
import { translations } from './translation.ts';

export function invoiceLines(view: View, order: OrderRow): string[] {
  const english = { ...view, lang: 'en' };
  const shop = translations(english, 'shop', [order.shop_id], 'default').get(order.shop_id);
  const currency = view.store.one<{ title: string }>('SELECT title FROM currencies WHERE id = ?', order.currency_id);
  const transaction = transactionOf(view.store, order.id);
  const amount = (label: string, base: number) => columns(label, (base * order.rate).toFixed(2));
  const optional = (label: string, base: number) => (base === 0 ? [] : [amount(label, base)]);
  return [
    columns(`Invoice for order ${order.id}`, order.created_at.slice(0, 10)),
    '',
    shop?.title ?? '',
    shop?.address ?? '',
    '',
    ...goods(english, order).map(({ label, base }) => amount(label, base)),
    rule,
    amount(`Goods with tax (${currency?.title ?? ''})`, order.origin_price),
    ...optional('Discount', -order.total_discount),
    ...optional(`Coupon ${order.coupon_name ?? ''}`, -order.coupon_price),
    ...optional('Shop tax', order.tax),
    ...optional('Delivery', order.delivery_fee),
    ...optional('Service fee', order.service_fee),
    ...optional('Tip', order.tips),
    rule,
    amount('Total', order.total_price),
    '',
    transaction ? `Payment: ${transaction.tag}, ${transaction.status}` : 'Payment: none yet',
  ];
}

/** Before discounts, as is the sum below them. */
function goods(view: View, order: OrderRow): { label: string; base: number }[] {
  const lines = linesOf(view.store, order.id);
  const stocks = new Map(
    rowsByIds<{ id: number; product_id: number }>(
      view.store,
      'SELECT id, product_id FROM stocks WHERE id IN (SELECT value FROM json_each(?))',
      lines.map(line => line.stock_id),
    ).map(row => [row.id, row.product_id]),
  );
  const words = translations(view, 'product', [...new Set(stocks.values())], 'default');
  return lines.map(line => {
    const title = words.get(stocks.get(line.stock_id) ?? 0)?.title ?? '';
    const label = `${line.parent_id === null ? '' : '  + '}${line.quantity} x ${title}`;
    return { label, base: line.origin_price + line.tax };
  });
}

const width = 80;
const rule = '-'.repeat(width);

function columns(left: string, right: string): string {
  return left.slice(0, width - right.length - 1).padEnd(width - right.length) + right;
}
