/** How two baskets of one shop become one (docs/behaviour.md 4). */
import { describe, expect, test } from 'vitest';
import type { Basket, BasketLine } from '@/lib/cart/basket';
import { countOf, larger, linesIn, mergeBaskets, raised } from '@/lib/cart/basket-sum';

const uuid = '6a6f1d0e-7a1a-4c6f-9d42-0d7b3f1f9f10';
const line = (stockId: string, quantity: number, addons: [string, number][] = [], shown = 100): BasketLine => ({
  stockId,
  uuid,
  quantity,
  shown,
  addons: addons.map(([id, count]) => ({ stockId: id, quantity: count })),
});
const basket = (lines: BasketLine[], shopId = '501', currency = 'base'): Basket => ({ shopId, currency, lines });

describe('adding', () => {
  test('what is there already is raised, with its add-ons; the newer price is the one that was seen', () => {
    const before = basket([line('1', 2, [['90', 1]]), line('2', 1)]);
    const added = line(
      '1',
      3,
      [
        ['90', 2],
        ['91', 1],
      ],
      120,
    );
    expect(raised(before, [added])).toEqual([
      line(
        '1',
        5,
        [
          ['90', 3],
          ['91', 1],
        ],
        120,
      ),
    ]);
  });

  test('a stock is matched by its id alone: another size of the same product is another line', () => {
    expect(raised(basket([line('1', 2)]), [line('2', 1)])).toEqual([line('2', 1)]);
  });

  test('into nothing it is what it was', () => {
    expect(raised(null, [line('1', 3)])).toEqual([line('1', 3)]);
    expect(mergeBaskets(null, basket([line('1', 3)]), raised)).toEqual(basket([line('1', 3)]));
  });

  test('what was not touched stays, first and as it was', () => {
    const sum = mergeBaskets(basket([line('1', 2), line('2', 1)]), basket([line('2', 4), line('3', 1)]), raised);
    expect(sum.lines.map(({ stockId, quantity }) => [stockId, quantity])).toEqual([
      ['1', 2],
      ['2', 5],
      ['3', 1],
    ]);
  });

  test('a price seen in another currency is forgotten, the quantity is not', () => {
    expect(linesIn('2', basket([line('1', 2)]))).toEqual([{ ...line('1', 2), shown: null }]);
    expect(linesIn('base', basket([line('1', 2)]))).toEqual([line('1', 2)]);
    const sum = mergeBaskets(basket([line('1', 2)], '501', '2'), basket([line('2', 1)]), raised);
    expect(sum.lines.map(({ shown }) => shown)).toEqual([null, 100]);
  });

  test('a whole basket leaves each line and each add-on the larger quantity, and may come twice', () => {
    const before = basket([line('1', 2, [['90', 1]]), line('2', 5)]);
    const back = [line('1', 3, [['91', 2]]), line('2', 1), line('3', 1)];
    const joined = [
      line('1', 3, [
        ['90', 1],
        ['91', 2],
      ]),
      line('2', 5),
      line('3', 1),
    ];
    expect(larger(before, back)).toEqual(joined);
    expect(larger(basket(joined), back)).toEqual(joined);
  });

  test('units are counted, add-ons are not', () => {
    expect(countOf(basket([line('1', 2, [['90', 7]]), line('2', 3)]))).toBe(5);
    expect(countOf(null)).toBe(0);
  });
});
