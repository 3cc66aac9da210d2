/** The codes of a shop at its checkout (R2, docs/api.md 10.4). */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkOut } from '@/lib/checkout/actions';
import { couponOffers } from '@/lib/checkout/coupon-offers';
import { readDraft } from '@/lib/checkout/draft-cookie';
import { listCoupons } from '@/lib/coupons/queries';
import * as environment from '@/lib/env';
import english from '../../messages/en.json' with { type: 'json' };
import { fillsCart, look } from './storefront/checkout.ts';
import { posts } from './storefront/forms.ts';
import { opens } from './storefront/pages.ts';
import { calls, openStorefront, sandbox } from './storefront/sandbox.ts';
import { market, newCustomer } from './storefront/session.ts';

vi.mock('@/app/fonts', () => ({ fontVariables: '' }));

beforeAll(async () => {
  openStorefront();
  await sandbox.control('settings', { revision: 'R2' });
});
afterAll(() => sandbox.control('settings', { revision: null }));

const speaks = (revision: 'R1' | 'R2') => {
  const base = environment.env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: revision });
};

beforeEach(async () => {
  speaks('R2');
  await newCustomer();
});

const { couponOffer } = english.checkout;

test('the checkout offers the codes that count, and one press applies one', async () => {
  const { shopId } = await fillsCart();
  const offered = await couponOffers(await look({}, shopId), market);
  expect(offered.map(({ code }) => code).toSorted()).toEqual(['MINUS3', 'WELCOME10']);
  const html = await opens('/checkout');
  expect(html).toContain(couponOffer.title);
  expect(html).toMatch(/<button[^>]* value="WELCOME10"[^>]* name="offeredCoupon"/);
  await posts(checkOut, { shop: shopId, coupon: 'TYPED', offeredCoupon: 'WELCOME10' });
  const draft = await readDraft();
  expect(draft?.coupon).toBe('WELCOME10');
  const state = await look(draft ?? {}, shopId);
  expect(state.coupon).toBe('good');
  expect(state.totals?.coupon.minor).toBeGreaterThan(0);
  expect((await couponOffers(state, market)).map(({ code }) => code)).not.toContain('WELCOME10');
});

test('an amount is offered in the currency of the page', async () => {
  const soms = { locale: 'en', currency: '3' } as const;
  const { shopId } = await fillsCart(soms);
  const offered = await couponOffers(await look({}, shopId, soms), soms);
  const [base] = (await couponOffers(await look({}, shopId), market)).filter(({ code }) => code === 'MINUS3');
  expect(base?.amount).toBe(300);
  expect(offered.find(({ code }) => code === 'MINUS3')?.amount).toBeGreaterThan(300);
});

test('a code for the delivery is offered where the delivery costs something', async () => {
  const { shopId } = await fillsCart();
  const state = await look({}, shopId);
  const codes = async (fulfilment: 'delivery' | 'pickup', fee: number) => {
    const totals = state.totals && { ...state.totals, deliveryFee: { minor: fee, currency: 'base' } };
    const offered = await couponOffers({ ...state, draft: { ...state.draft, fulfilment }, totals }, market);
    return offered.map(({ code }) => code);
  };
  expect(await codes('delivery', 400)).toContain('HALFTHEWAY');
  expect(await codes('delivery', 0)).not.toContain('HALFTHEWAY');
  expect(await codes('pickup', 400)).not.toContain('HALFTHEWAY');
});

test('R1 is not asked', async () => {
  speaks('R1');
  calls.length = 0;
  const { shopId } = await fillsCart();
  expect((await look({}, shopId)).offeredCoupons).toEqual([]);
  expect(calls.filter(call => call.includes('rest/coupons'))).toEqual([]);
});

test('an answer that is late or missing keeps nobody from ordering', async () => {
  const { shopId } = await fillsCart();
  await sandbox.fails('delay', 'rest/coupons', { milliseconds: 2000, times: 1 });
  const began = performance.now();
  expect(await listCoupons(shopId, 'en')).toEqual([]);
  expect(performance.now() - began).toBeLessThan(1900);
  await sandbox.fails('status', 'rest/coupons', { status: 500 });
  const html = await opens('/checkout');
  expect(html).toContain('name="coupon"');
  expect(html).not.toContain(couponOffer.title);
});
