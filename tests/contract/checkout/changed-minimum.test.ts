/** A shop changes its minimum while a customer shops: the checkout goes by the present one (docs/behaviour.md 4.2). */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { obstaclesOf } from '@/lib/checkout/problems';
import { changesAnswers } from '../storefront/answers.ts';
import { checkoutState, fillsCart } from '../storefront/checkout.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

let stop = () => {};
beforeEach(async () => void (await newCustomer()));
afterEach(() => stop());

test.each([
  [0, 900, ['minimum']],
  [900, 0, []],
])('from %d to %d', async (before, now, obstacles) => {
  const { shopId } = await fillsCart();
  const setMinimum = (amount: number) =>
    changesAnswers(`rest/shops/${shopId}`, ({ data }: { data: { min_amount: number } }) => {
      data.min_amount = amount;
    });
  stop = setMinimum(before);
  await checkoutState({}, shopId);
  stop();
  stop = setMinimum(now);
  const state = await checkoutState({}, shopId);
  expect(obstaclesOf(state).map(({ key }) => key)).toEqual(obstacles);
  expect(state.cart.shop.minimum.minor).toBe(now * 100);
});
