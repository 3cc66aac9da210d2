import { describe, expect, test } from 'vitest';
import type { Choices, StockChoice } from '../../../lib/products/choices.ts';
import {
  chosenStock,
  completeSelection,
  differenceOf,
  isSoldOut,
  lineTotal,
  problemWith,
  quantityLimits,
  readSelection,
  type Selection,
  stepQuantity,
  stockByPath,
  valuesAt,
} from '../../../lib/products/rules.ts';
import { pizza, soup } from './choices.ts';

const nothing: Selection = { stockId: '', path: [], quantity: 1, addons: [] };

function selected(part: Partial<Selection>): Selection {
  return { ...nothing, ...part };
}

function stockOf({ stocks: [first] }: Choices): StockChoice {
  if (first === undefined) throw new Error('no stock');
  return first;
}

describe('choosing a stock', () => {
  test('a whole path names exactly one stock', () => {
    expect(stockByPath(pizza.stocks, ['2', '7'])?.id).toBe('12');
  });

  test('half a path, or one that is not sold, names none', () => {
    expect(stockByPath(pizza.stocks, ['2'])).toBeUndefined();
    expect(stockByPath(pizza.stocks, ['2', '8'])).toBeUndefined();
  });

  test('each choice narrows the next group', () => {
    expect(valuesAt(pizza.stocks, [], 0).map(({ label }) => label)).toEqual(['Small', 'Large']);
    expect(valuesAt(pizza.stocks, ['1'], 1).map(({ label }) => label)).toEqual(['Thin', 'Thick']);
    expect(valuesAt(pizza.stocks, ['2'], 1).map(({ label }) => label)).toEqual(['Thin']);
  });

  test('a path that vanished settles on the nearest stock that can be bought, the first group first', () => {
    expect(completeSelection(pizza, selected({ path: ['2', '8'] })).path).toEqual(['2', '7']);
    expect(completeSelection(pizza, selected({ path: ['1'] })).path).toEqual(['1', '7']);
  });

  test('the choice of an earlier group counts more than all later ones together', () => {
    const threeGroups = ['1 7 4', '2 8 5'].map((path, at) => ({
      ...stockOf(pizza),
      id: String(50 + at),
      path: path.split(' ').map(id => ({ id, label: id })),
    }));
    const wrap = { ...pizza, groups: [...pizza.groups, ...pizza.groups.slice(0, 1)], stocks: threeGroups };
    expect(completeSelection(wrap, selected({ path: ['1', '8', '5'] })).path).toEqual(['1', '7', '4']);
    expect(completeSelection(wrap, selected({ path: ['2', '7', '4'] })).path).toEqual(['2', '8', '5']);
  });

  test('what cannot be bought is chosen only where nothing can', () => {
    const gone = { ...pizza, stocks: pizza.stocks.map(stock => ({ ...stock, left: stock.id === '12' ? 1 : 0 })) };
    expect(completeSelection(gone, selected({ path: ['1', '9'] })).path).toEqual(['2', '7']);
    const soldOut = { ...pizza, stocks: pizza.stocks.map(stock => ({ ...stock, left: 0 })) };
    expect(completeSelection(soldOut, selected({ path: ['2', '9'] })).path).toEqual(['2', '7']);
  });

  test('with nothing chosen in groups, the stock of the plain list counts', () => {
    expect(completeSelection(pizza, selected({ stockId: '12' })).path).toEqual(['2', '7']);
    expect(completeSelection(soup, selected({ stockId: '30' }))).toEqual(selected({ stockId: '30' }));
  });

  test('a whole path wins over the plain list', () => {
    expect(chosenStock(pizza, selected({ stockId: '10', path: ['2', '7'] }))?.id).toBe('12');
    expect(chosenStock(pizza, selected({ stockId: '10' }))?.id).toBe('10');
  });

  test('a value says what it adds, and null where all of its stocks are sold out', () => {
    const small = stockOf(pizza);
    expect(differenceOf(pizza, small, 0, '2')).toBe(440);
    expect(differenceOf(pizza, small, 0, '1')).toBe(0);
    expect(differenceOf(pizza, small, 1, '8')).toBeNull();
    const [, thick = small] = pizza.stocks;
    expect(differenceOf(pizza, thick, 0, '2'), 'with whatever of the later groups there is').toBe(1240 - thick.price);
  });
});

describe('totals, in minor units', () => {
  test('the stock by the quantity, each add-on by its own', () => {
    const selection = selected({ path: ['2', '7'], quantity: 2, addons: [{ id: '90', quantity: 3 }] });
    expect(lineTotal(pizza, selection)).toBe(2 * 1240 + 3 * 150);
  });

  test('a quantity that is no number costs nothing yet', () => {
    expect(lineTotal(soup, selected({ stockId: '30', quantity: Number.NaN }))).toBe(0);
  });
});

describe('limits', () => {
  test('the store and the product both limit', () => {
    const [plenty, , few] = pizza.stocks;
    if (plenty === undefined || few === undefined) throw new Error('no stock');
    expect(quantityLimits(pizza, plenty)).toEqual({ min: 1, max: 10 });
    expect(quantityLimits(pizza, few)).toEqual({ min: 1, max: 3 });
  });

  test('less in store than the least quantity is sold out', () => {
    expect(isSoldOut(soup)).toBe(false);
    expect(isSoldOut({ ...soup, stocks: soup.stocks.map(stock => ({ ...stock, left: 1 })) })).toBe(true);
    expect(isSoldOut({ ...soup, stocks: soup.stocks.map(stock => ({ ...stock, left: 2 })) })).toBe(false);
  });

  test('a product is sold out once all of its stocks are', () => {
    expect(pizza.stocks.map(({ left }) => left)).toContain(0);
    expect(isSoldOut(pizza)).toBe(false);
  });

  test.each([
    [{ path: ['2', '8'] }, 'stock', 'choose', 0],
    [{ path: ['1', '8'] }, 'stock', 'soldOut', 0],
    [{ path: ['1', '7'], quantity: Number.NaN }, 'quantity', 'number', 0],
    [{ path: ['1', '7'], quantity: 0 }, 'quantity', 'min', 1],
    [{ path: ['1', '7'], quantity: 11 }, 'quantity', 'max', 10],
    [{ path: ['2', '7'], quantity: 4 }, 'quantity', 'left', 3],
    [{ path: ['2', '7'], addons: [{ id: '91', quantity: 1 }] }, 'addons', 'addon', 0],
    [{ path: ['2', '7'], addons: [{ id: '90', quantity: 4 }] }, 'addons', 'addonMax', 3],
    [{ path: ['2', '7'], addons: [{ id: '90', quantity: 0 }] }, 'addons', 'addonMin', 1],
  ])('%j is refused', (part, field, key, count) => {
    expect(problemWith(pizza, selected(part))).toMatchObject({ field, key, count });
  });

  test('what keeps every rule can be bought', () => {
    expect(
      problemWith(pizza, selected({ path: ['2', '7'], quantity: 3, addons: [{ id: '90', quantity: 3 }] })),
    ).toBeNull();
    expect(
      problemWith(pizza, selected({ path: ['2', '7'], quantity: 1, addons: [{ id: '90', quantity: 1 }] })),
    ).toBeNull();
    expect(problemWith(soup, selected({ stockId: '30', quantity: 5 }))).toBeNull();
  });
});

describe('reading the form', () => {
  function read(fields: Record<string, string>) {
    return readSelection(name => fields[name], pizza);
  }

  test('plain list, quantity and add-ons with their number', () => {
    expect(read({ stock: '10', quantity: ' 2 ', 'addon-90': 'on', 'count-90': '2', 'count-91': '1' })).toEqual({
      stockId: '10',
      path: [],
      quantity: 2,
      addons: [{ id: '90', quantity: 2 }],
    });
  });

  test('an add-on without a number of its own comes as often as it must', () => {
    expect(read({ quantity: '1', 'addon-91': 'on' }).addons).toEqual([{ id: '91', quantity: 1 }]);
  });

  test('groups, in their order', () => {
    expect(read({ 'option-1': '7', 'option-0': '2', quantity: '1' }).path).toEqual(['2', '7']);
  });

  test.each(['', 'two', '1.5', '-1', '1e3'])('%j is no quantity', quantity => {
    expect(read({ quantity }).quantity).toBeNaN();
  });

  test('digits of Arabic and Persian script are digits', () => {
    expect(read({ quantity: '١٢' }).quantity).toBe(12);
    expect(read({ quantity: '۳' }).quantity).toBe(3);
  });
});

test.each([
  ['3', 1, '4'],
  ['٥', 1, '6'],
  ['۵', -1, '4'],
  ['９', 1, '10'],
  ['10', 1, '10'],
  ['2', -1, '2'],
  ['', 1, '3'],
  ['many', -1, '2'],
])('%j and one press of %i is %s', (typed, by, expected) => {
  expect(stepQuantity(typed, by, { min: 2, max: 10 })).toBe(expected);
});
