/** Do the shares of a group order add up, whatever is in the cart? */
import { describe, expect, test } from 'vitest';
import { divideByWeights, type Sharing, sharesOf } from '@/lib/cart/group/shares';

const sums = (deliveryFee: number, serviceFee: number, tips: number, total: number) => ({
  deliveryFee: { minor: deliveryFee },
  serviceFee: { minor: serviceFee },
  tips: { minor: tips },
  total: { minor: total },
});

test('fees by the price of the food, or equally', () => {
  const parts = [
    { id: 'nora', goods: 3000 },
    { id: 'omar', goods: 1000 },
  ];
  expect([...sharesOf(parts, sums(400, 0, 0, 4400), 'value')]).toEqual([
    ['nora', 3300],
    ['omar', 1100],
  ]);
  expect([...sharesOf(parts, sums(400, 0, 0, 4400), 'equal')]).toEqual([
    ['nora', 3200],
    ['omar', 1200],
  ]);
});

test('a discount follows the food even where fees are shared equally, so nobody is paid for eating little', () => {
  const parts = [
    { id: 'nora', goods: 9000 },
    { id: 'omar', goods: 100 },
  ];
  const shares = sharesOf(parts, sums(200, 0, 0, 9100 - 4550 + 200), 'equal');
  expect(shares.get('omar')).toBe(150);
});

test('delivery, service and tip are fees alike', () => {
  const parts = [
    { id: 'nora', goods: 3000 },
    { id: 'omar', goods: 1000 },
  ];
  const shares = (...fees: [number, number, number]) => [...sharesOf(parts, sums(...fees, 4600), 'equal').values()];
  expect([shares(600, 0, 0), shares(0, 600, 0), shares(0, 0, 600), shares(100, 200, 300)]).toEqual(
    Array.from({ length: 4 }, () => [3300, 1300]),
  );
});

test('who has chosen nothing pays nothing', () => {
  const parts = [
    { id: 'nora', goods: 1234 },
    { id: 'omar', goods: 0 },
  ];
  for (const sharing of ['value', 'equal'] as const)
    expect(sharesOf(parts, sums(333, 50, 0, 1617), sharing).get('omar')).toBe(0);
});

test('a remainder goes to whoever was cut most, and to the first of equals', () => {
  expect(divideByWeights(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(divideByWeights(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(divideByWeights(10, [5, 1])).toEqual([8, 2]);
  expect(divideByWeights(5, [0, 0])).toEqual([3, 2]);
  expect(divideByWeights(5, [])).toEqual([]);
});

/** A generator of its own, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
}

/** Minor units of one euro, a rial and a coin that is worth next to nothing: amounts of every size. */
const currencies = { euro: 5_000, yen: 900_000, rial: 90_000_000_000 };

describe.each(Object.entries(currencies))('random carts in amounts of up to %s', (_name, dearest) => {
  test.each(['value', 'equal'] as Sharing[])('shared by %s, they add up to the total', sharing => {
    const roll = dice(dearest % 9973);
    for (let round = 0; round < 2000; round += 1) {
      const parts = Array.from({ length: 1 + roll(11) }, (_, index) => ({
        id: String(index),
        goods: roll(5) === 0 ? 0 : roll(dearest),
      }));
      const goods = parts.reduce((sum, part) => sum + part.goods, 0);
      const [delivery, service, tips, tax] = [roll(dearest), roll(500), roll(2000), roll(Math.floor(goods / 5))];
      const discount = roll(goods);
      const total = goods - discount + tax + delivery + service + tips;
      const shares = [...sharesOf(parts, sums(delivery, service, tips, total), sharing).values()];
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      expect(shares.every(share => Number.isInteger(share) && share >= 0)).toBe(true);
    }
  });
});
