/** Paying a parcel over the real sandbox, right after it was sent or later (docs/api.md 10.2, 19.2). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelParcel, payParcelAgain } from '@/lib/parcels/actions';
import { readPaymentVisit } from '@/lib/payments/payment-provider';
import type { Customer } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { losesAnswer, losesSight } from '../storefront/lost-answers.ts';
import { lastOpened, opensPage } from '../storefront/pages.ts';
import {
  opensReview,
  ownParcels,
  parcelButton,
  parcelCall,
  parcelWish,
  paymentId,
  reviews,
  sends,
  speaks,
} from '../storefront/parcels.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

let customer: Customer;
beforeEach(async () => {
  speaks('R2');
  customer = await newCustomer(10);
  await reviews(await parcelWish());
});

test('from the wallet, once, and back there when it is cancelled', async () => {
  const fields = await parcelButton('wallet');
  expect((await sends(fields)).notice).toBe('parcelSent');
  expect((await sends(fields)).notice).toBe('parcelSentBefore');
  expect(await customer.balance()).toBe(6.6);
  const [parcel] = await ownParcels();
  expect(await opensPage('/wallet')).toContain(`href="/parcels/${parcel?.id}"`);
  await posts(cancelParcel, { parcel: parcel?.id ?? '' }, '/');
  expect(await customer.balance()).toBe(10);
});

test('a step back leads to the list, and to the parcel while it waits for its payment', async () => {
  await sends(await parcelButton('cash'));
  expect(await opensReview()).toBe('');
  expect(lastOpened.to).toBe('/parcels');
  await reviews(await parcelWish());
  await sends(await parcelButton('stripe'));
  expect(await opensReview()).toBe('');
  expect(lastOpened.to).toBe(`/parcels/${(await ownParcels())[0]?.id}`);
});

test('from a wallet that holds too little: nothing is sent', async () => {
  await customer.hasInWallet(3);
  expect(await opensReview()).toMatch(/<input[^>]*name="payment"[^>]*disabled|disabled[^>]*name="payment"/);
  expect((await sends(await parcelButton('wallet'))).state.form).toEqual(['walletShort']);
  expect(await ownParcels()).toEqual([]);
});

test("on the payment provider's page, which leads back to the parcel", async () => {
  expect(await sends(await parcelButton('stripe'))).toMatchObject({ to: '/parcels?pay=1' });
  const [parcel] = await ownParcels();
  expect(cookieJar.get('paying')).toBe(`parcel-${parcel?.id}`);
  const url = (await readPaymentVisit()) ?? '';
  expect(await opensPage('/parcels?pay=1')).toContain(`href="${url}"`);
  expect(await opensPage(`/parcels/${parcel?.id}`)).toContain('not confirmed yet');
  const report = { session: url.split('/').at(-1), status: 'paid' };
  await sandbox.ask('POST', '/api/v1/webhook/stripe/payment', { body: report });
  expect(await opensPage(`/parcels/${parcel?.id}`)).toContain('Paid by card.');
});

test('later, where that failed: on its own page, and once', async () => {
  await sandbox.fails('status', 'payments/parcel-order', { method: 'POST', times: 1, status: 400 });
  expect((await sends(await parcelButton('cash'))).notice).toBe('parcelUnpaid');
  const [parcel] = await ownParcels();
  const page = (await opensPage(`/parcels/${parcel?.id}`)) ?? '';
  expect(page).toContain('A courier comes once it is.');
  expect(page).toContain('Pay $3.40 to the courier in cash');
  const pay = async () => posts(payParcelAgain, { parcel: parcel?.id ?? '', payment: await paymentId('wallet') }, '/');
  expect([(await pay()).notice, (await pay()).notice]).toEqual(['parcelSent', 'parcelSent']);
  expect(await customer.balance()).toBe(6.6);
  forgetConsole();
});

test('nobody knows: the page says so, and offers no second payment', async () => {
  const fields = await parcelButton('wallet');
  await losesAnswer('POST', 'payments/parcel-order', false);
  losesSight('payments/parcel-order', `${parcelCall}/`);
  expect((await sends(fields)).notice).toBe('parcelUnknown');
  await sandbox.recovers();
  forgetConsole();
  expect(await customer.balance()).toBe(6.6);
  expect((await sends(fields)).notice).toBe('parcelSentBefore');
  expect(await customer.balance()).toBe(6.6);
});
