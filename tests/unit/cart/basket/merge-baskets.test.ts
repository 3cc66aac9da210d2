/** How two baskets of one shop become one (docs/behaviour.md 4). */
import { describe, expect, test } from 'vitest';
import { countUnits } from '@/lib/cart/basket/basket-lines';
import { addUp, linesPricedIn, mergeBaskets, mergeLines, takeLarger } from '@/lib/cart/basket/merge-baskets';
import { basketOf, lineOf } from '../basket-of.ts';

describe('adding', () => {
  test('what is there already is raised, with its add-ons; the newer price is the one that was seen', () => {
    const before = basketOf([lineOf('1', 2, [['90', 1]]), lineOf('2', 1)]);
    const added = lineOf(
      '1',
      3,
      [
        ['90', 2],
        ['91', 1],
      ],
      120,
    );
    expect(mergeLines(before, [added], addUp)).toEqual([
      lineOf(
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
    expect(mergeLines(basketOf([lineOf('1', 2)]), [lineOf('2', 1)], addUp)).toEqual([lineOf('2', 1)]);
  });

  test('into nothing it is what it was', () => {
    expect(mergeLines(null, [lineOf('1', 3)], addUp)).toEqual([lineOf('1', 3)]);
    expect(mergeBaskets(null, basketOf([lineOf('1', 3)]), addUp)).toEqual(basketOf([lineOf('1', 3)]));
  });

  test('what was not touched stays, first and as it was', () => {
    const sum = mergeBaskets(
      basketOf([lineOf('1', 2), lineOf('2', 1)]),
      basketOf([lineOf('2', 4), lineOf('3', 1)]),
      addUp,
    );
    expect(sum.lines.map(({ stockId, quantity }) => [stockId, quantity])).toEqual([
      ['1', 2],
      ['2', 5],
      ['3', 1],
    ]);
  });

  test('a price seen in another currency is forgotten, the quantity is not', () => {
    expect(linesPricedIn('2', basketOf([lineOf('1', 2)]))).toEqual([{ ...lineOf('1', 2), shown: null }]);
    expect(linesPricedIn('base', basketOf([lineOf('1', 2)]))).toEqual([lineOf('1', 2)]);
    const sum = mergeBaskets(basketOf([lineOf('1', 2)], '501', '2'), basketOf([lineOf('2', 1)]), addUp);
    expect(sum.lines.map(({ shown }) => shown)).toEqual([null, 100]);
  });

  test('a whole basket leaves each line and each add-on the larger quantity, and may come twice', () => {
    const before = basketOf([lineOf('1', 2, [['90', 1]]), lineOf('2', 5)]);
    const back = [lineOf('1', 3, [['91', 2]]), lineOf('2', 1), lineOf('3', 1)];
    const joined = [
      lineOf('1', 3, [
        ['90', 1],
        ['91', 2],
      ]),
      lineOf('2', 5),
      lineOf('3', 1),
    ];
    expect(mergeLines(before, back, takeLarger)).toEqual(joined);
    expect(mergeLines(basketOf(joined), back, takeLarger)).toEqual(joined);
  });

  test('units are counted, add-ons are not', () => {
    expect(countUnits(basketOf([lineOf('1', 2, [['90', 7]]), lineOf('2', 3)]))).toBe(5);
    expect(countUnits(null)).toBe(0);
  });
});
