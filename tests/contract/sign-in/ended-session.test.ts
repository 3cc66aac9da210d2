/**
 * Every action that speaks for a customer, with a token that has ended: the session goes, the login page says why and
 * leads back (docs/behaviour.md 8).
 */
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeEmail, changePhone } from '@/lib/account/contact-actions';
import { askDeletion, askFirstPassword } from '@/lib/account/owner-actions';
import {
  deleteAccountAddress,
  deliverToAccountAddress,
  restoreAccountAddress,
  saveAccountAddress,
} from '@/lib/addresses/account-actions';
import { listAccountAddresses } from '@/lib/addresses/account-addresses';
import { changeCart } from '@/lib/cart/actions';
import { addToCart } from '@/lib/cart/product-actions';
import { readAllNotifications, readNotification } from '@/lib/notifications/actions';
import { cancelOrder, orderAgain, payOrderAgain } from '@/lib/orders/actions';
import { saveDetails, savePassword, savePicture } from '@/lib/profile/actions';
import { saveSwitches } from '@/lib/profile/switch-actions';
import { askForRefund, removeRefund } from '@/lib/refunds/actions';
import { reviewOrder } from '@/lib/reviews/actions';
import { sessionFingerprint } from '@/lib/session/session-fingerprint';
import { saveName } from '@/lib/sign-in/registration-actions';
import type { Customer } from '../../support/customers.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { fillsCart } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { catalog, openStorefront } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
});

const place = { text: '128 Lantern Street', latitude: '41.302819', longitude: '69.192781' };
const png = { create: { width: 8, height: 8, channels: 3, background: '#fff' } } as const;
const picture = new Blob([Buffer.from(await sharp(png).png().toBuffer())], { type: 'image/png' });
const password = { password: 'new-secret', password_confirmation: 'new-secret' };

test.each([
  ['saveDetails', saveDetails, { firstname: 'Stella' }],
  ['changeEmail', changeEmail, { email: 'x@doorstep.test', old_password: 'x' }],
  ['changePhone', changePhone, { phone: '+998901234567', old_password: 'x' }],
  ['askDeletion', askDeletion, { old_password: 'x' }],
  ['askFirstPassword', askFirstPassword, {}],
  ['savePicture', savePicture, { picture }],
  ['savePassword', savePassword, { ...password, old_password: 'x' }],
  ['saveName', saveName, { firstname: 'Stella' }],
  ['saveAccountAddress', saveAccountAddress, { ...place, title: 'Home' }],
  ['deleteAccountAddress', deleteAccountAddress, { id: '1' }],
  ['deliverToAccountAddress', deliverToAccountAddress, { id: '1' }],
  ['readNotification', readNotification, { id: '1' }],
  ['readNotification of an order', readNotification, { id: '1', open: '/orders/5' }],
  ['readAllNotifications', readAllNotifications, {}],
  ['saveSwitches', saveSwitches, { kinds: '1', 'on-1': 'on' }],
  ['cancelOrder', cancelOrder, { order: '1' }],
  ['payOrderAgain', payOrderAgain, { order: '1', payment: '1' }],
  ['orderAgain', orderAgain, { order: '1' }],
  ['reviewOrder', reviewOrder, { order: '1', of: 'shop', rating: '5' }],
  ['askForRefund', askForRefund, { order: '1', reason: 'late' }],
  ['removeRefund', removeRefund, { refund: '1' }],
  ['reviewOrder of the courier', reviewOrder, { order: '1', of: 'courier', rating: '5' }],
] as const)('%s', async (_, action, fields) => {
  await customer.endsSessions();
  expect(cookieJar.has('session')).toBe(true);
  const answer = await posts(action, fields, '/ar/profile?x=1');
  expect(answer).toMatchObject({ to: loginTo('/ar/profile?x=1'), notice: null });
});

test('addToCart leads back to its product', async () => {
  const [{ uuid, stockId }] = await catalog.plain();
  await customer.endsSessions();
  const answer = await posts(
    addToCart,
    { product: uuid, stock: stockId, quantity: '1' },
    `/ar/restaurant/1?product=${uuid}`,
  );
  expect(answer).toMatchObject({ to: loginTo(`/ar/restaurant/1?product=${uuid}`), notice: null });
});

test.each([{ do: 'set', line: '1', quantity: '2' }, { do: 'remove', line: '1' }, { do: 'clear' }] as const)(
  'a change of the cart leads back to it: $do',
  async fields => {
    await fillsCart();
    await customer.endsSessions();
    const answer = await posts(async (state, form) => changeCart(form).then(() => state), fields, '/ar/cart');
    expect(answer).toMatchObject({ to: loginTo('/ar/cart'), notice: null });
  },
);

test('restoring a deleted address leads back to the addresses', async () => {
  await posts(saveAccountAddress, { ...place, title: 'Home' });
  const saved = await listAccountAddresses('en');
  await posts(deleteAccountAddress, { id: (saved.ok && saved.value[0]?.id) || '' });
  await customer.endsSessions();
  const answer = await posts(restoreAccountAddress, {}, '/ar/addresses');
  expect(answer).toMatchObject({ to: loginTo('/ar/addresses'), notice: null });
});

/** The middleware ends the session on the way there, and leaves the notice (session-end.test.ts). */
function loginTo(page: string): string {
  const ended = sessionFingerprint(cookieJar.get('session'));
  return `/ar/login?${new URLSearchParams({ ended, returnTo: page })}`;
}
