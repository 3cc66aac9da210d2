/** Pictures that were chosen in a form which went no further: uploaded ones wait, and of others the form says so. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { savePicture } from '@/lib/profile/actions';
import { askForRefund } from '@/lib/refunds/actions';
import { listRefunds } from '@/lib/refunds/queries';
import { reviewOrder } from '@/lib/reviews/actions';
import { applyAsSeller } from '@/lib/seller/actions';
import english from '../../../messages/en.json' with { type: 'json' };
import type { PlacedOrder } from '../../support/customers.ts';
import { photo } from '../../support/photo.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { afterNextCall, calls, customers, failsOnce, openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser, signsIn } from '../storefront/session.ts';

const { picturesLost } = english.errors;

beforeAll(openStorefront);

let order: PlacedOrder;
let refund = '';
let review = '';
beforeEach(async () => {
  await freshBrowser();
  order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 900 });
  await order.moves('delivered');
  await signsIn(order.customer.email);
  refund = `/orders/${order.id}/refund`;
  review = `/orders/${order.id}/review`;
  calls.length = 0;
});

async function picture(): Promise<Blob> {
  return new Blob([new Uint8Array((await photo(8)).buffer)], { type: 'image/jpeg' });
}

test('a session that ends after the upload: the pictures wait for the customer to come back', async () => {
  afterNextCall('dashboard/galleries', () => order.customer.endsSessions());
  const typed = { order: String(order.id), reason: 'late' };
  expect((await posts(askForRefund, { ...typed, pictures: [await picture()] }, refund)).to).toMatch(/^\/login/);
  await signsIn(order.customer.email);
  const html = await opensPage(refund);
  expect(html).toMatch(/name="uploaded"/);
  expect(html).not.toContain(picturesLost);
  expect((await posts(askForRefund, { ...typed, uploaded: 'on' }, refund)).notice).toBe('refundSent');
  expect(calls.filter(path => path.includes('galleries'))).toHaveLength(1);
  const asked = await listRefunds(1, 'en');
  expect(asked.ok && asked.value.items).toMatchObject([{ pictures: [expect.any(String)] }]);
});

test('a session that ended before: a refund says it until pictures are no longer wanted', async () => {
  await order.customer.endsSessions();
  const typed = { order: String(order.id), reason: 'late' };
  expect((await posts(askForRefund, { ...typed, pictures: [await picture()] }, refund)).to).toMatch(/^\/login/);
  await signsIn(order.customer.email);
  expect(await opensPage(refund)).toContain(picturesLost);
  await posts(askForRefund, { order: typed.order }, refund);
  expect(await opensPage(refund)).not.toContain(picturesLost);
});

test('without script another field is wrong, or the upload fails: a refund says it', async () => {
  const wrong = await posts(askForRefund, { order: String(order.id), pictures: [await picture()] }, refund);
  expect(wrong.state.fields).toEqual({ reason: ['refundReason'] });
  expect(await opensPage(refund)).toContain(picturesLost);
  await failsOnce('status', 'dashboard/galleries');
  await posts(askForRefund, { order: String(order.id), reason: 'late', pictures: [await picture()] }, refund);
  expect(await opensPage(refund)).toContain(picturesLost);
  forgetConsole();
});

test('of the reviews of a page, the one with the pictures says it', async () => {
  await posts(reviewOrder, { order: String(order.id), of: 'shop', comment: 'x', pictures: [await picture()] }, review);
  expect((await opensPage(review))?.split(picturesLost)).toHaveLength(2);
});

test('a profile says it', async () => {
  await order.customer.endsSessions();
  await posts(savePicture, { picture: await picture() }, '/profile');
  await signsIn(order.customer.email);
  const html = await opensPage('/profile');
  expect(html).toContain(picturesLost);
  expect(html).not.toContain(english.profile.unsent);
});

test('an application says it of what its draft has not', async () => {
  const page = '/be-seller?part=pictures';
  await posts(applyAsSeller, { logo: await picture(), background: new Blob(['<svg/>']) }, page);
  expect((await opensPage(page))?.split(picturesLost)).toHaveLength(2);
});
