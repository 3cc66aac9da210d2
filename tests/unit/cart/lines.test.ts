/** What a line of the cart says of itself: its price, what was changed about it, and what is wrong with it. */
import { describe, expect, test } from 'vitest';
import type { Basket } from '@/lib/cart/basket/basket';
import { isBlocked } from '@/lib/cart/cart';
import { priceLines } from '@/lib/cart/lines';
import type { AccountCartLine } from '@/lib/cart/schema';
import { priced, uuid, wire } from './priced-line.ts';

const asked = (shown: number | null, quantity = 2, currency = 'base'): Basket => ({
  shopId: '501',
  currency,
  lines: [{ stockId: '210', uuid, quantity, shown, addons: [] }],
});

describe('prices', () => {
  test('a unit costs its share of the line, after its discount', () => {
    expect(priced({ discount: 1.6 })).toMatchObject({
      unit: { minor: 760 },
      total: { minor: 1520 },
      oldTotal: { minor: 1680 },
      goods: { minor: 1520 },
    });
  });

  test('no discount, no old price; a discount greater than the price is free, never a payment to the customer', () => {
    expect(priced({}).oldTotal).toBeNull();
    expect(priced({ discount: 20 })).toMatchObject({ total: { minor: 0 }, goods: { minor: 0 } });
  });

  test('all of it is the goods, and what taxes are calculated from has its fractions', () => {
    const two = [wire, { ...wire, id: '301', discount: 1.604 }];
    const { goods, exact } = priceLines(two, 'base');
    expect([goods.minor, exact]).toEqual([1680 + 1520, expect.closeTo(1680 + 1519.6, 6)]);
  });

  test('an add-on has a price of its own, and is part of the goods', () => {
    const cheese = { ...wire, id: '301', stockId: '305', quantity: 1, price: 1.5, discount: 0.25 };
    const { lines, goods } = priceLines([{ ...wire, addons: [cheese] }], 'base');
    expect(lines).toMatchObject([{ total: { minor: 1680 }, addons: [{ total: { minor: 125 } }] }]);
    expect(goods.minor).toBe(1680 + 125);
  });

  test('goods are what the lines show, even where only their fractions would be a cent', () => {
    const crumbs = ['1', '2', '3'].map(id => ({ ...wire, id, price: 0.004 }));
    const { lines, goods } = priceLines(crumbs, 'base');
    expect(lines.map(({ total }) => total.minor)).toEqual([0, 0, 0]);
    expect(goods.minor).toBe(0);
  });

  test('only an account’s line has an id', () => {
    expect([priced({}).lineId, priced({}, null, true).lineId]).toEqual([wire.id, null]);
  });

  test('of nothing there is no unit price to divide', () => {
    expect(priced({ quantity: 0, price: 0 }).unit.minor).toBe(0);
  });
});

describe('problems', () => {
  test.each<[string, Partial<AccountCartLine>, unknown, boolean]>([
    ['nothing', {}, null, false],
    ['not sold any more', { isGone: true }, { kind: 'gone' }, true],
    ['sold out', { left: 0 }, { kind: 'soldOut' }, true],
    ['fewer in store than can be bought at once', { left: 3, min: 4 }, { kind: 'soldOut' }, true],
    ['fewer than asked for', { left: 1 }, { kind: 'left', left: 1, wanted: 2 }, true],
    ['more than an order may have', { max: 1 }, { kind: 'max', max: 1 }, true],
    ['an order may not have as many as it must', { min: 3, max: 2 }, { kind: 'soldOut' }, true],
    ['under the least', { min: 3 }, { kind: 'min', min: 3 }, true],
    ['exactly the least, and all that is left', { min: 2, left: 2 }, null, false],
    ['as many left as an order may have', { left: 1, max: 1 }, { kind: 'max', max: 1 }, true],
  ])('%s', (_, line, problem, blocks) => {
    const one = priced(line);
    expect(one.problem).toEqual(problem);
    expect(isBlocked(one)).toBe(blocks);
  });

  test('a guest’s line was cut down by the API already: it is told, and does not block', () => {
    const one = priced({ quantity: 3, left: 3 }, asked(null, 9), true);
    expect(one.problem).toEqual({ kind: 'left', left: 3, wanted: 9 });
    expect(isBlocked(one)).toBe(false);
  });

  test('of an account’s line the API’s quantity counts, not what a cookie says', () => {
    expect(priced({ quantity: 3, left: 3 }, asked(null, 9)).problem).toBeNull();
  });

  test('what comes free has no problem and no price that was shown', () => {
    expect(priced({ isBonus: true, left: 1 }).problem).toBeNull();
    expect(priced({ isBonus: true }, asked(800))).toMatchObject({ problem: null, key: 'free-210' });
  });

  test('nor does it block where an order may have fewer than were asked for', () => {
    const one = priced({ quantity: 3, max: 3 }, asked(null, 9), true);
    expect(one.problem).toEqual({ kind: 'max', max: 3 });
    expect(isBlocked(one)).toBe(false);
  });

  test.each<[string, Partial<AccountCartLine>, unknown]>([
    ['sold out', { left: 0 }, { kind: 'soldOut' }],
    ['over what an order may have', { max: 1 }, { kind: 'max', max: 1 }],
    ['under the least', { min: 3 }, { kind: 'min', min: 3 }],
  ])('an add-on that is %s blocks its line', (_, addon, problem) => {
    const one = priced({ addons: [{ ...wire, id: '301', stockId: '230', ...addon }] });
    expect(one.addons).toMatchObject([{ stockId: '230', problem }]);
    expect(isBlocked(one)).toBe(true);
  });

  test('no more may be had than there are, nor than may be bought', () => {
    expect(priced({ left: 4 }).max).toBe(4);
    expect(priced({ left: 400 }).max).toBe(10);
  });
});

describe('what is left is left once', () => {
  const of = (id: string, quantity: number, left = 5): AccountCartLine => ({ ...wire, id, quantity, left });
  const problems = (lines: AccountCartLine[], among = lines) =>
    priceLines(lines, 'base', { among }).lines.map(({ problem, max }) => [problem, max]);

  test('the last pieces go to who has chosen first, the next may have what then remains', () => {
    expect(problems([of('1', 3), of('2', 3), of('3', 1)])).toEqual([
      [null, 5],
      [{ kind: 'left', left: 2, wanted: 3 }, 2],
      [{ kind: 'soldOut' }, 0],
    ]);
    expect(problems([of('1', 3), of('2', 2)])).toEqual([
      [null, 5],
      [null, 2],
    ]);
  });

  test('one part of an order is told what all of it leaves', () => {
    const [first, second] = [of('1', 3), of('2', 3)];
    expect(problems([second], [first, second])).toEqual([[{ kind: 'left', left: 2, wanted: 3 }, 2]]);
  });

  test('and costs what it costs in all of it, rounded to the cent', () => {
    const ofEuros = (id: string, price: number): AccountCartLine => ({ ...wire, id, price, discount: 0, quantity: 1 });
    const [smash, sauce, fries] = [ofEuros('1', 6.808), ofEuros('2', 1.656), ofEuros('3', 10.672)];
    const all = [smash, sauce, fries];
    const whole = priceLines(all, 'base');
    const own = priceLines([smash, sauce], 'base', { among: all });
    const rest = priceLines([fries], 'base', { among: all });
    expect(own.lines.map(({ total }) => total.minor)).toEqual(whole.lines.slice(0, 2).map(({ total }) => total.minor));
    expect(own.goods.minor + rest.goods.minor).toBe(whole.goods.minor);
  });

  test('an add-on under two lines is one stock', () => {
    const addon = { ...wire, stockId: '230', quantity: 2, left: 3 };
    const lines = [
      { ...wire, addons: [{ ...addon, id: '301' }] },
      { ...wire, id: '302', stockId: '211', addons: [{ ...addon, id: '303' }] },
    ];
    const { lines: told } = priceLines(lines, 'base');
    expect(told.map(({ addons }) => addons[0]?.problem)).toEqual([null, { kind: 'left', left: 1, wanted: 2 }]);
    expect(told.map(isBlocked)).toEqual([false, true]);
  });

  test('what comes free takes nothing from what is bought, and what is not sold any more leaves the rest', () => {
    const free = { ...of('1', 5), isBonus: true };
    expect(problems([free, of('2', 5)]).map(([problem]) => problem)).toEqual([null]);
    expect(problems([{ ...of('1', 5), isGone: true }, of('2', 5)]).map(([problem]) => problem)).toEqual([
      { kind: 'gone' },
      null,
    ]);
  });
});

describe('a price that changed since it was shown', () => {
  test('the line is found by its stock, and says what it was', () => {
    const one = priced({}, asked(800));
    expect(one.problem).toEqual({ kind: 'price', was: { minor: 800, currency: 'base' } });
    expect(isBlocked(one)).toBe(false);
  });

  test.each([
    ['the same price', asked(840)],
    ['not known', asked(null)],
    ['seen in another currency', asked(800, 2, '2')],
    ['of another stock', { ...asked(800), lines: [{ ...asked(800).lines[0], stockId: '211' }] } as Basket],
    ['nothing remembered', null],
  ])('%s is worth no word', (_, basket) => {
    expect(priced({}, basket).problem).toBeNull();
  });

  test('more serious things come first', () => {
    expect(priced({ left: 0 }, asked(800)).problem).toEqual({ kind: 'soldOut' });
  });
});

test.each<[string, Partial<AccountCartLine>, number[]]>([
  ['fewer', { left: 1 }, [1]],
  ['none', { left: 0 }, []],
  ['none that is sold', { isGone: true }, []],
])('what comes free and of which there are %s is not promised: the order would not have it', (_, of, quantities) => {
  const gift = { ...wire, id: '302', stockId: '211', isBonus: true, quantity: 3, price: 0, ...of };
  const { lines } = priceLines([wire, gift], 'base');
  expect(lines.filter(({ isBonus }) => isBonus).map(({ quantity }) => quantity)).toEqual(quantities);
});

test('what comes free of the stock that is bought is what then remains', () => {
  const [bought, gift] = [5, 2].map((quantity, index) => ({ ...wire, quantity, left: 6, isBonus: index === 1 }));
  if (!bought || !gift) throw new Error('no lines');
  const { lines } = priceLines([{ ...gift, price: 0 }, bought], 'base');
  expect(lines.map(({ isBonus, quantity }) => [isBonus, quantity])).toEqual([
    [true, 1],
    [false, 5],
  ]);
});

test('what comes free is a line of its own beside the same stock bought, and was never shown a price', () => {
  const free = { ...wire, id: '302', isBonus: true, quantity: 1, price: 0 };
  const { lines, goods } = priceLines([wire, free], 'base', { basket: asked(800) });
  expect(lines.map(({ key, problem }) => [key, problem?.kind])).toEqual([
    ['210', 'price'],
    ['free-210', undefined],
  ]);
  expect(goods.minor).toBe(1680);
});
