/** A delivery that costs nothing is said in a word, and never where there is none; what adds up stays as it is. */
import { expect, test } from 'vitest';
import { type ReceiptRow, receiptRows } from '@/lib/cart/receipt-rows';
import type { Totals } from '@/lib/cart/totals';
import { money } from '@/lib/money';
import type { Fulfilment } from '@/lib/shops/fulfilment';
import german from '../../../messages/de.json' with { type: 'json' };

test('a free delivery is called so', async () => {
  const { amount, words } = (await deliveryRow(0, 'delivery')) as ReceiptRow;
  expect([amount.minor, words]).toEqual([0, 'Gratis']);
});

test('one that costs something is an amount', async () => {
  const { amount, words } = (await deliveryRow(350, 'delivery')) as ReceiptRow;
  expect([amount.minor, words]).toEqual([350, undefined]);
});

test("a collection says that its price is the point's own, and Free where it has none", async () => {
  const row = await deliveryRow(150, 'collection');
  expect(row).toMatchObject({ label: german.receipt.collectionFee, reason: german.receipt.collectionFeeReason });
  expect(await deliveryRow(0, 'collection')).toMatchObject({ words: german.receipt.deliveryFree });
});

test('a pickup has no such row', async () => {
  expect(await deliveryRow(0, 'pickup')).toBeUndefined();
});

test('what is taken off is negative, and what is nothing is left out', async () => {
  const [none, some] = [money(0, '1'), money(250, '1')];
  const rest = { tax: none, deliveryFee: none, serviceFee: some, tips: none, other: none };
  const totals: Totals = { goods: none, recipeDiscount: some, coupon: some, ...rest, total: none };
  expect((await receiptRows(totals, 'de', 'delivery')).map(({ key, amount }) => [key, amount.minor])).toEqual([
    ['goods', 0],
    ['recipeDiscount', -250],
    ['coupon', -250],
    ['deliveryFee', 0],
    ['serviceFee', 250],
  ]);
});

async function deliveryRow(fee: number, way: Fulfilment): Promise<ReceiptRow | undefined> {
  const [none, deliveryFee] = [money(0, '1'), money(fee, '1')];
  const fees = { tax: none, deliveryFee, serviceFee: none, tips: none, other: none };
  const totals: Totals = { goods: none, recipeDiscount: none, coupon: none, ...fees, total: deliveryFee };
  return (await receiptRows(totals, 'de', way)).find(({ key }) => key === 'deliveryFee');
}
