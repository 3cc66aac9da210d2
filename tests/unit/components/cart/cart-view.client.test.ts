/** What the screen shows while presses are on their way. */
import { expect, test } from 'vitest';
import type { PendingChange } from '@/components/cart/cart-view.client';
import { shownLines, viewOf } from '@/components/cart/cart-view.client';
import type { CartResponse } from '@/lib/cart/response/types';

const uuid = '6a6f1d0e-7a1a-4c6f-9d42-0d7b3f1f9f10';
const answer = {
  count: 3,
  cart: {
    goods: 900,
    lines: [
      { stockId: '1', uuid, quantity: 3, unit: 300, isBonus: false },
      { stockId: '2', uuid, quantity: 1, unit: 0, isBonus: true },
    ],
  },
} as unknown as CartResponse;
const press = (...effects: PendingChange['effects']): PendingChange => ({ change: { do: 'clear' }, effects });

test('what comes free is not counted', () => {
  const view = viewOf(answer, []);
  expect([view.count, view.goods, view.units.get('2'), view.products.get(uuid)]).toEqual([3, 900, undefined, 3]);
});

test('one more, set, and removed, in the order they were pressed', () => {
  expect(viewOf(answer, [press({ stockId: '1', by: 1 })])).toMatchObject({ count: 4, goods: 1200, isSaving: true });
  const set = viewOf(answer, [press({ stockId: '1', by: 1 }), press({ stockId: '1', to: 2 })]);
  expect(set).toMatchObject({ count: 2, goods: 600 });
  expect(viewOf(answer, [press({ stockId: '1', to: 0 })])).toMatchObject({ count: 0, goods: 0 });
});

test('something new counts for its product, with the price on its row', () => {
  const other = '7a6f1d0e-7a1a-4c6f-9d42-0d7b3f1f9f10';
  const view = viewOf(answer, [press({ stockId: '9', uuid: other, by: 2, unit: 50 })]);
  expect([view.count, view.goods, view.products.get(other)]).toEqual([5, 1000, 2]);
});

test('before anybody has asked, a sum would be a guess', () => {
  expect(viewOf(null, [press({ stockId: '1', by: 1, unit: 300 })])).toMatchObject({ count: 1, goods: null });
});

test('a line is gone with the press that removes it; one of no units, which R1 keeps when it is sold out, is not', () => {
  const lines = (answer.cart?.lines ?? []).map(line => (line.isBonus ? line : { ...line, quantity: 0 }));
  const soldOut = { ...answer, cart: { ...answer.cart, lines } } as unknown as CartResponse;
  const shown = (of: CartResponse, ...presses: PendingChange[]) =>
    shownLines(of.cart?.lines ?? [], viewOf(of, presses)).map(({ line, units }) => `${line.stockId}x${units}`);
  expect(shown(answer)).toEqual(['1x3', '2x1']);
  expect(shown(answer, press({ stockId: '1', to: 0 }))).toEqual(['2x1']);
  expect(shown(soldOut)).toEqual(['1x0', '2x1']);
});
