/** Which of a shop's codes are offered, and in which order? */
import { expect, test } from 'vitest';
import { bestOffers, type CouponOffer } from '@/lib/coupons/best-offers';

const today = '2026-11-27';
const cart = { goods: 4000, deliveryFee: 300 };

function offer(code: string, change: Partial<CouponOffer> = {}): CouponOffer {
  const usual = { type: 'fix', reduces: 'total_price', left: 1, price: 5, amount: 500, endsOn: '2026-11-28' } as const;
  return { code, ...usual, ...change };
}

const codes = (offers: CouponOffer[], reducible: Parameters<typeof bestOffers>[1] = cart) =>
  bestOffers(offers, reducible, today).map(({ code }) => code);

test('those that take off most come first, five at most', () => {
  const tenPercent = offer('TEN', { type: 'percent', price: 10 });
  const half = offer('HALF', { type: 'percent', price: 50 });
  const fee = offer('FEE', { type: 'percent', price: 100, reduces: 'delivery_fee' });
  expect(codes([fee, tenPercent, half, offer('FIVE')])).toEqual(['HALF', 'FIVE', 'TEN', 'FEE']);
  expect(codes([tenPercent, offer('FOUR', { amount: 400 })], { goods: 3999, deliveryFee: 0 })).toEqual(['TEN', 'FOUR']);
  expect(codes(Array.from({ length: 9 }, (_, index) => offer(`C${index}`)))).toHaveLength(5);
});

test('what is over, used up or takes off nothing is no offer', () => {
  expect(codes([offer('TODAY', { endsOn: today }), offer('OVER', { endsOn: '2026-01-01' })])).toEqual([]);
  expect(codes([offer('USED', { left: 0 }), offer('FREE', { price: 0, amount: 0 })])).toEqual([]);
  expect(codes([offer('MORE', { type: 'percent', price: 101 }), offer('LESS', { price: -1, amount: -100 })])).toEqual(
    [],
  );
});

test('a code for the delivery fee is of no use for a pickup, and comes last while the fee is unknown', () => {
  const fee = offer('FEE', { reduces: 'delivery_fee' });
  expect(codes([fee], { goods: 4000, deliveryFee: 0 })).toEqual([]);
  expect(codes([fee, offer('GOODS')], { goods: 4000, deliveryFee: null })).toEqual(['GOODS', 'FEE']);
});

test('an amount takes off no more than there is, and a code is offered once', () => {
  const much = offer('MUCH', { price: 1000, amount: 100_000, reduces: 'delivery_fee' });
  expect(codes([much, offer('FIVE'), offer('FIVE')])).toEqual(['FIVE', 'MUCH']);
});
