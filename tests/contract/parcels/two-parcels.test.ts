/** Two parcels of one customer that differ in nothing but words or people (docs/decisions/179). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { ownParcels, parcelButton, parcelWish, reviews, sends, speaks } from '../storefront/parcels.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

let wish: Record<string, string>;
beforeEach(async () => {
  speaks('R2');
  await newCustomer();
  wish = await parcelWish();
});

test.each([
  ['contents', { contents: 'A cake' }],
  ['person', { toName: 'Ida' }],
  ['phone', { fromPhone: '+998 90 765-43-21' }],
  ['flat', { toOffice: '13' }],
  ['note', { instruction: '' }],
])('two at one time between the same doors, with another %s, are two parcels', async (_, other) => {
  await reviews(wish);
  const first = { fields: await parcelButton('cash'), cookie: cookieJar.get('parcel') ?? '' };
  // In another browser of the same customer, before the first is sent.
  await reviews({ ...wish, ...other });
  const second = await parcelButton('cash');
  expect(second.after).toBe(first.fields.after);
  expect(await sends(second)).toMatchObject({ notice: 'parcelSent' });
  cookieJar.set('parcel', first.cookie);
  const { to } = await sends(first.fields);
  expect(await ownParcels()).toHaveLength(2);
  cookieJar.set('parcel', first.cookie);
  expect(await sends(first.fields)).toMatchObject({ to, notice: 'parcelSentBefore' });
  expect(await ownParcels()).toHaveLength(2);
});

test('a page whose parcel has given way to one that was sent says that nothing is sent', async () => {
  await reviews(wish);
  const first = await parcelButton('cash');
  await reviews({ ...wish, contents: 'A cake' });
  expect(await sends(await parcelButton('cash'))).toMatchObject({ notice: 'parcelSent' });
  expect(await sends(first)).toMatchObject({ to: '/parcels', notice: 'parcelGone', tone: 'warning' });
  expect((await ownParcels()).map(({ contents }) => contents)).toEqual(['A cake']);
});
