/** The codes of a shop at its checkout: those that it offers (R2), and that of a link (docs/api.md 10.4). */
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyOf } from '@/hosting/node/front/page-key.mjs';
import { checkOut } from '@/lib/checkout/actions';
import { couponOffers } from '@/lib/checkout/coupon-offers';
import { readDraft } from '@/lib/checkout/draft/draft-cookie';
import { listCoupons } from '@/lib/coupons/queries';
import * as environment from '@/lib/env';
import { middleware } from '@/middleware';
import english from '../../../messages/en.json' with { type: 'json' };
import { expectConsole, forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { checkoutState, fillsCart } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, newCustomer } from '../storefront/session.ts';

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
  const offered = await couponOffers(await checkoutState({}, shopId), market);
  expect(offered.map(({ code }) => code).toSorted()).toEqual(['MINUS3', 'WELCOME10']);
  const html = await opensPage('/checkout');
  expect(html).toContain(couponOffer.title);
  expect(html).toMatch(/<button[^>]* value="WELCOME10"[^>]* name="offeredCoupon"/);
  await posts(checkOut, { shop: shopId, coupon: 'TYPED', offeredCoupon: 'WELCOME10' });
  const draft = await readDraft();
  expect(draft?.coupon).toBe('WELCOME10');
  const state = await checkoutState(draft ?? {}, shopId);
  expect(state.coupon).toBe('good');
  expect(state.totals?.coupon.minor).toBeGreaterThan(0);
  expect((await couponOffers(state, market)).map(({ code }) => code)).not.toContain('WELCOME10');
});

test('the codes are listed as the language of the page lists names', async () => {
  await fillsCart();
  expect(await opensPage('/ar/checkout')).toContain('\u2068MINUS3\u2069 و\u2068WELCOME10\u2069');
});

test('an amount is offered in the currency of the page', async () => {
  const soms = { locale: 'en', currency: '3' } as const;
  const { shopId } = await fillsCart(soms);
  const offered = await couponOffers(await checkoutState({}, shopId, soms), soms);
  const [base] = (await couponOffers(await checkoutState({}, shopId), market)).filter(({ code }) => code === 'MINUS3');
  expect(base?.amount).toBe(300);
  expect(offered.find(({ code }) => code === 'MINUS3')?.amount).toBeGreaterThan(300);
});

test('a code for the delivery is offered where the delivery costs something', async () => {
  const { shopId } = await fillsCart();
  const state = await checkoutState({}, shopId);
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
  expect((await checkoutState({}, shopId)).offeredCoupons).toEqual([]);
  expect(calls.filter(call => call.includes('rest/coupons'))).toEqual([]);
});

test('an answer that is late or missing keeps nobody from ordering', async () => {
  const { shopId } = await fillsCart();
  await sandbox.fails('delay', 'rest/coupons', { milliseconds: 2000, times: 1 });
  const began = performance.now();
  expect(await listCoupons(shopId, 'en')).toEqual([]);
  expect(performance.now() - began).toBeLessThan(1900);
  await sandbox.fails('status', 'rest/coupons', { status: 500 });
  const html = await opensPage('/checkout');
  expect(html).toContain('name="coupon"');
  expect(html).not.toContain(couponOffer.title);
});

describe("a shop's page", () => {
  const summary = 'with MINUS3';

  test('tells of its codes, those for the food first, and where they are chosen', async () => {
    const { id } = await catalog.openRestaurant();
    calls.length = 0;
    const html = (await opensPage(`/restaurant/${id}`)) ?? '';
    expect(html).toContain(summary);
    for (const code of ['MINUS3', 'WELCOME10', 'HALFTHEWAY']) expect(html).toContain(`>${code}</bdi>`);
    for (const code of ['EXPIRED', 'USEDUP']) expect(html).not.toContain(code);
    expect(html.indexOf('>WELCOME10</bdi>')).toBeLessThan(html.indexOf('>HALFTHEWAY</bdi>'));
    expect(html).toContain(english.shop.codeWhere);
    expect(new Set(calls.filter(call => call.includes('rest/coupons'))).size).toBe(1);
  });

  test('says nothing of them where the API does not answer, and in R1 nobody is asked', async () => {
    const { id } = await catalog.openRestaurant();
    await sandbox.fails('status', 'rest/coupons', { status: 500 });
    expect(await opensPage(`/restaurant/${id}`)).not.toContain(english.shop.codeWhere);
    // The call is made ahead, and outside of a server no answer is shared: more than one line.
    expectConsole('warn', /rest\/coupons gave no usable answer/);
    forgetConsole();
    speaks('R1');
    calls.length = 0;
    expect(await opensPage(`/restaurant/${id}`)).not.toContain(english.shop.codeWhere);
    expect(calls.filter(call => call.includes('rest/coupons'))).toEqual([]);
  });
});

describe('the code of a link', () => {
  const visit = (path: string, headers: Record<string, string> = {}) =>
    middleware(new NextRequest(`http://127.0.0.1:3000${path}`, { headers }));

  /** Follows the link in this browser. */
  const follows = async (path: string) => {
    const answer = await visit(path);
    const kept = answer.cookies.get('coupon')?.value;
    if (kept !== undefined) cookieJar.set('coupon', kept);
    return answer;
  };
  const field = (html: string | null) => /<input[^>]* name="coupon"[^>]*>/.exec(html ?? '')?.[0];

  test('leads to the kept page, which is not held a second time', async () => {
    const answer = await follows('/de/shop/5?coupon=MINUS3');
    expect(answer.status).toBe(307);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    expect(new URL(answer.headers.get('Location') ?? '', 'http://127.0.0.1').pathname).toBe('/de/shop/5');
    expect(cookieJar.get('coupon')).toBe('5:MINUS3');
    const asked = { method: 'GET', url: '/de/shop/5?coupon=MINUS3', headers: { host: 'x' } };
    expect(keyOf(asked as never)).toBeNull();
  });

  test('is kept by visits alone: the router is sent for the whole document', async () => {
    const answer = await visit('/shop/5?coupon=MINUS3', { 'sec-fetch-dest': 'empty' });
    expect(answer.status).toBe(204);
    expect(answer.cookies.get('coupon')).toBeUndefined();
  });

  test('is filled in and applied, until the checkout has been posted', async () => {
    const { shopId } = await fillsCart();
    await follows(`/shop/${shopId}?coupon=MINUS3`);
    const html = await opensPage('/checkout');
    expect(field(html)).toContain('value="MINUS3"');
    expect(html).toContain('Taken off');
    await posts(checkOut, { shop: shopId, coupon: '', note: 'Without it' });
    expect(cookieJar.has('coupon')).toBe(false);
    expect(field(await opensPage('/checkout'))).toContain('value=""');
  });

  test('that counts no more is said to, and keeps nobody from ordering', async () => {
    await fillsCart();
    await follows('/?coupon=EXPIRED');
    const html = await opensPage('/checkout');
    expect(field(html)).toContain('value="EXPIRED"');
    expect(html).toContain(english.checkout.couponState.expired);
  });

  test('adds to what was filled in before, and a code that was typed stays', async () => {
    const { shopId } = await fillsCart();
    await posts(checkOut, { shop: shopId, coupon: '', note: 'No onions' });
    await follows('/?coupon=MINUS3');
    const html = await opensPage('/checkout');
    expect(html).toContain('No onions');
    expect(field(html)).toContain('value="MINUS3"');
    await posts(checkOut, { shop: shopId, coupon: 'WELCOME10' });
    await follows('/?coupon=MINUS3');
    expect(field(await opensPage('/checkout'))).toContain('value="WELCOME10"');
  });

  test('of another shop waits for that shop', async () => {
    const { shopId } = await fillsCart();
    await follows(`/shop/${Number(shopId) + 1}?coupon=MINUS3`);
    expect(field(await opensPage('/checkout'))).toContain('value=""');
    await posts(checkOut, { shop: shopId, coupon: '' });
    expect(cookieJar.get('coupon')).toContain('MINUS3');
  });
});
