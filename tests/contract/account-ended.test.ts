/** Every action of the account with a token that has ended: the session goes, the door says why and leads back (SPEC 8). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readAllMessages, readMessage, saveSwitches } from '@/lib/notifications/actions';
import { deleteSavedPlace, deliverToPlace, savePlace } from '@/lib/places/saved-actions';
import { saveDetails, savePassword, savePhone } from '@/lib/profile/actions';
import { sessionCookie } from '@/lib/session/session-cookie';
import { cookieJar } from '../unit/stubs/next-headers.ts';
import { newAccount, posts } from './account-customer.ts';
import { openMarket } from './market.ts';
import { steer } from './ordering-customer.ts';

beforeAll(async () => {
  await openMarket();
}, 60_000);
beforeEach(async () => {
  const { email } = await newAccount();
  await steer('POST', 'sign-out', { email });
});

const place = { text: '128 Lantern Street', latitude: '41.302819', longitude: '69.192781' };

test.each([
  ['saveDetails', saveDetails, { firstname: 'Stella' }],
  ['savePhone', savePhone, { phone: '+998901234567' }],
  ['savePassword', savePassword, { password: 'new-secret', password_confirmation: 'new-secret', old_password: 'x' }],
  ['savePlace', savePlace, { ...place, title: 'Home' }],
  ['deleteSavedPlace', deleteSavedPlace, { id: '1' }],
  ['deliverToPlace', deliverToPlace, { id: '1' }],
  ['readMessage', readMessage, { id: '1' }],
  ['readMessage of an order', readMessage, { id: '1', order: '5' }],
  ['readAllMessages', readAllMessages, {}],
  ['saveSwitches', saveSwitches, { kinds: '1', on: '1' }],
] as const)('%s', async (_, action, fields) => {
  expect(cookieJar.has(sessionCookie)).toBe(true);
  const answer = await posts(action, fields, '/ar/profile?x=1');
  expect(answer).toMatchObject({
    to: `/ar/login?${new URLSearchParams({ returnTo: '/ar/profile?x=1' })}`,
    notice: 'unauthorized',
  });
  expect(cookieJar.has(sessionCookie)).toBe(false);
});
