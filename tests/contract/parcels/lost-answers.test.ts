/** Sending a parcel where the API does not answer, or its answer is lost: it is sent once (docs/api.md 19.2). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelParcel } from '@/lib/parcels/actions';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { posts } from '../storefront/forms.ts';
import { losesAnswer, losesSight } from '../storefront/lost-answers.ts';
import { ownParcels, parcelButton, parcelCall, parcelWish, reviews, sends, speaks } from '../storefront/parcels.ts';
import { calls, openStorefront, sandbox, timesOutOnce } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

let wish: Record<string, string>;
beforeEach(async () => {
  speaks('R2');
  await newCustomer();
  wish = await parcelWish();
  calls.length = 0;
});

const sent = () => calls.filter(path => /parcel-orders\?/.test(path) && !path.includes('page=')).length;

test('to the price: nothing is sent, and what was typed is kept', async () => {
  await sandbox.fails('drop', 'rest/parcel-order/calculate-price');
  expect((await reviews(wish)).state).toMatchObject({ form: ['unchanged'], values: { contents: 'Keys' } });
  await sandbox.recovers();
  await reviews(wish);
  const fields = await parcelButton('cash');
  await sandbox.fails('drop', 'rest/parcel-order/calculate-price');
  expect((await sends(fields)).state.form).toEqual(['unchanged']);
  await sandbox.recovers();
  expect(await ownParcels()).toEqual([]);
  expect((await sends(fields)).notice).toBe('parcelSent');
  forgetConsole();
});

test('to what time it is there: nothing is sent by another clock', async () => {
  await reviews(wish);
  const fields = await parcelButton('cash');
  kept.clear();
  await sandbox.fails('status', 'rest/timezone', { status: 500 });
  expect((await sends(fields)).state.form).toEqual(['unchanged']);
  await sandbox.recovers();
  expect(await ownParcels()).toEqual([]);
  forgetConsole();
});

test('lost, and the list tells that it was sent', async () => {
  await reviews(wish);
  await losesAnswer('POST', parcelCall, false);
  expect((await sends(await parcelButton('cash'))).notice).toBe('parcelSent');
  expect(await ownParcels()).toHaveLength(1);
  forgetConsole();
});

test('lost, and the list cannot be read: unknown, and the next press looks first', async () => {
  await reviews(wish);
  const fields = await parcelButton('cash');
  await losesAnswer('POST', parcelCall, false);
  losesSight(parcelCall, parcelCall);
  expect(await sends(fields)).toMatchObject({ notice: 'parcels.unknown' });
  await sandbox.recovers();
  expect((await sends(fields)).notice).toBe('parcelSentBefore');
  expect(await ownParcels()).toHaveLength(1);
  forgetConsole();
});

test('lost, and then nobody tells the time: nobody says that nothing was sent', async () => {
  await reviews(wish);
  const fields = await parcelButton('cash');
  await losesAnswer('POST', parcelCall, false);
  losesSight(parcelCall, parcelCall);
  expect(await sends(fields)).toMatchObject({ notice: 'parcels.unknown' });
  kept.clear();
  await sandbox.fails('status', 'rest/timezone', { status: 500 });
  expect(await sends(fields)).toMatchObject({ notice: 'parcels.unknown' });
  await sandbox.recovers();
  expect((await sends(fields)).notice).toBe('parcelSentBefore');
  expect(await ownParcels()).toHaveLength(1);
  forgetConsole();
});

test('dropped: it was not sent, and the next press sends it', async () => {
  await reviews(wish);
  const fields = await parcelButton('cash');
  await sandbox.fails('drop', parcelCall, { method: 'POST', times: 1 });
  expect((await sends(fields)).notice).toBe('parcels.unknown');
  expect((await sends(fields)).notice).toBe('parcelSent');
  expect(await ownParcels()).toHaveLength(1);
  forgetConsole();
});

test('too late: while it may still be carried out, nothing more is sent', async () => {
  await reviews(wish);
  const fields = await parcelButton('cash');
  const comes = timesOutOnce(parcelCall);
  expect((await sends(fields)).notice).toBe('parcels.unknown');
  expect((await sends(fields)).notice).toBe('parcels.unknown');
  expect(sent()).toBe(1);
  await comes();
  expect((await sends(fields)).notice).toBe('parcelSentBefore');
  expect(await ownParcels()).toHaveLength(1);
  forgetConsole();
});

test('to a cancellation that was carried out', async () => {
  await reviews(wish);
  await sends(await parcelButton('cash'));
  const [parcel] = await ownParcels();
  await losesAnswer('POST', parcelCall, false);
  expect((await posts(cancelParcel, { parcel: parcel?.id ?? '' }, '/')).notice).toBe('parcelCanceled');
  forgetConsole();
});
