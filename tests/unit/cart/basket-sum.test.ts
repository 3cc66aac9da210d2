/** How two baskets of one shop become one, and how baskets are put aside and taken up again (SPEC 4, UX D9). */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Basket, BasketLine } from '@/lib/cart/basket';
import { readParked } from '@/lib/cart/basket-cookies';
import { countOf, linesIn, mergeBaskets, raised } from '@/lib/cart/basket-sum';
import { park, unpark } from '@/lib/cart/parking';
import { cookieJar } from '../stubs/next-headers.ts';

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
    expect(mergeBaskets(null, basket([line('1', 3)]))).toEqual(basket([line('1', 3)]));
  });

  test('what was not touched stays, first and as it was', () => {
    const sum = mergeBaskets(basket([line('1', 2), line('2', 1)]), basket([line('2', 4), line('3', 1)]));
    expect(sum.lines.map(({ stockId, quantity }) => [stockId, quantity])).toEqual([
      ['1', 2],
      ['2', 5],
      ['3', 1],
    ]);
  });

  test('a price seen in another currency is forgotten, the quantity is not', () => {
    expect(linesIn('2', basket([line('1', 2)]))).toEqual([{ ...line('1', 2), shown: null }]);
    expect(linesIn('base', basket([line('1', 2)]))).toEqual([line('1', 2)]);
    const sum = mergeBaskets(basket([line('1', 2)], '501', '2'), basket([line('2', 1)]));
    expect(sum.lines.map(({ shown }) => shown)).toEqual([null, 100]);
  });

  test('units are counted, add-ons are not', () => {
    expect(countOf(basket([line('1', 2, [['90', 7]]), line('2', 3)]))).toBe(5);
    expect(countOf(null)).toBe(0);
  });
});

describe('baskets put aside', () => {
  beforeEach(() => {
    vi.stubEnv('API_URL', 'http://api.test');
    vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
    cookieJar.clear();
  });

  const shops = async () => (await readParked()).map(({ shopId }) => shopId);

  test('the newest stands first, one for each shop, priced anew when it comes back', async () => {
    await park(basket([line('1', 2)], '1'));
    await park(basket([line('9', 1)], '2'));
    expect(await shops()).toEqual(['2', '1']);
    await park(basket([line('1', 1), line('3', 1)], '1'));
    expect(await readParked()).toMatchObject([
      { shopId: '1', lines: [{ stockId: '1', quantity: 3, shown: null }, { stockId: '3' }] },
      { shopId: '2' },
    ]);
  });

  test('taken up, it is no longer there; taken up twice, there is none', async () => {
    await park(basket([line('1', 2)], '1'));
    await park(basket([line('9', 1)], '2'));
    expect(await unpark('1')).toMatchObject({ shopId: '1' });
    expect(await shops()).toEqual(['2']);
    expect(await unpark('1')).toBeNull();
    await unpark('2');
    expect(cookieJar.has('parked')).toBe(false);
  });

  test('one that finds no room is refused, and the others stay', async () => {
    const large = (shopId: string) =>
      basket(
        Array.from({ length: 70 }, (_, index) => line(String(1_000_000 + index), 1)),
        shopId,
      );
    expect(await park(large('1'))).toBe(true);
    expect(await park(large('2'))).toBe(false);
    expect(await shops()).toEqual(['1']);
  });
});
