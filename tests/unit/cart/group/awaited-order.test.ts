/** Is an order known again by what it holds, however its lines are cut? */
import { expect, test } from 'vitest';
import { piecesOf } from '@/lib/cart/group/awaited-order';

const line = (stockId: string, quantity: number, addons: [string, number][] = [], isBonus = false) => ({
  ...{ stockId, quantity, isBonus },
  addons: addons.map(([id, count]) => ({ stockId: id, quantity: count })),
});

test('the same things in other lines and another order are the same', () => {
  const together = [line('7', 1, [['9', 2]]), line('8', 1), line('7', 3, [['9', 1]])];
  expect(piecesOf(together)).toBe(piecesOf([line('8', 1), line('7', 4, [['9', 3]])]));
});

test('what comes free does not count', () => {
  expect(piecesOf([line('7', 1), line('5', 1, [], true)])).toBe(piecesOf([line('7', 1)]));
});

test.each([
  ['one more', [line('7', 2)]],
  ['something else', [line('8', 1)]],
  ['an extra', [line('7', 1, [['9', 1]])]],
  ['nothing', []],
])('%s is not the same', (_name, lines) => {
  expect(piecesOf(lines)).not.toBe(piecesOf([line('7', 1)]));
});
