import { describe, expect, test } from 'vitest';
import { earnedByCount, earnedBySum } from '../../../../sandbox/rules/bonus.ts';
import { hashed, isPassword } from '../../../../sandbox/rules/password.ts';
import { clamped } from '../../../../sandbox/rules/quantity.ts';
import { recipeDiscount } from '../../../../sandbox/rules/recipe.ts';

test.each([
  [0, 0],
  [-3, 0],
  [1, 2],
  [5, 5],
  [40, 10],
])('%d of a good sold by 2 to 10 becomes %d', (wanted, expected) => {
  expect(clamped(wanted, { min_qty: 2, max_qty: 10, in_store: 25 })).toBe(expected);
});

test('never more than there are, not even the minimum', () => {
  expect(clamped(5, { min_qty: 1, max_qty: 10, in_store: 3 })).toBe(3);
  expect(clamped(1, { min_qty: 4, max_qty: 10, in_store: 3 })).toBe(3);
  expect(clamped(1, { min_qty: 1, max_qty: 10, in_store: 0 })).toBe(0);
});

describe('bonuses', () => {
  const terms = { value: 3, bonus_quantity: 2, bonus_stock_id: 7 };

  test.each([
    [2, undefined],
    [3, 2],
    [5, 2],
    [6, 4],
  ])('%d bought give %s free', (bought, free) => {
    expect(earnedByCount([{ ...terms, bought }]).get(7)).toBe(free);
  });

  test('of two goods that give the same add up', () => {
    expect(
      earnedByCount([
        { ...terms, bought: 3 },
        { ...terms, bought: 3 },
      ]),
    ).toEqual(new Map([[7, 4]]));
  });

  test('of a sum come once, from the sum on', () => {
    expect(earnedBySum({ ...terms, value: 20 }, 19.99).size).toBe(0);
    expect(earnedBySum({ ...terms, value: 20 }, 20)).toEqual(new Map([[7, 2]]));
    expect(earnedBySum({ ...terms, value: 0 }, 0).size).toBe(0);
  });
});

describe('a recipe', () => {
  const ingredients = [
    { stockId: 1, quantity: 2, cost: 3 },
    { stockId: 2, quantity: 1, cost: 4 },
  ];
  const percent = { type: 'percent' as const, price: 10, ingredients };

  test('counts whole sets of all its ingredients', () => {
    expect(recipeDiscount([percent], new Map([[1, 7]])).count).toBe(0);
    expect(
      recipeDiscount(
        [percent],
        new Map([
          [1, 5],
          [2, 3],
        ]),
      ),
    ).toEqual({ count: 2, discount: 2 });
  });

  test('never costs less than nothing', () => {
    const generous = { type: 'fix' as const, price: 50, ingredients };
    expect(
      recipeDiscount(
        [generous],
        new Map([
          [1, 2],
          [2, 1],
        ]),
      ),
    ).toEqual({ count: 1, discount: 10 });
  });
});

test('a password is known by its hash alone', async () => {
  const kept = await hashed('doorstep1');
  expect(kept).not.toContain('doorstep1');
  expect(await hashed('doorstep1')).not.toBe(kept);
  expect(await isPassword('doorstep1', kept)).toBe(true);
  expect(await isPassword('doorstep2', kept)).toBe(false);
  expect(await isPassword('doorstep1', 'rubbish')).toBe(false);
});
