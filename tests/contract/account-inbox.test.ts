/** The inbox, the switches and the liked shops over the sandbox (docs/api.md 6.4, 13.3, 13.4). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listLiked } from '@/lib/liked/queries';
import { readAllNotifications, readNotification, saveSwitches } from '@/lib/notifications/actions';
import { countUnreadNotifications, listKinds, listNotifications } from '@/lib/notifications/queries';
import { getOwnProfile } from '@/lib/profile/queries';
import { anywhere, placeOf } from '@/lib/view/view';
import { home } from '../support/catalog.ts';
import { cookieJar } from '../unit/stubs/next-headers.ts';
import { ready } from './storefront/checkout.ts';
import { posts } from './storefront/forms.ts';
import { catalog, openStorefront, sandbox } from './storefront/sandbox.ts';
import { market, newCustomer } from './storefront/session.ts';

beforeAll(openStorefront);
beforeEach(() => newCustomer());

const homePlace = placeOf(home);

async function inbox() {
  const found = await listNotifications(1, 'en');
  if (!found.ok) throw new Error(found.why);
  return found.value.items;
}

test('what happens to an order is told, and read', async () => {
  const { order } = await ready('cash');
  const placed = await order();
  const id = placed.kind === 'ordered' ? placed.orderId : '';
  await sandbox.control(`orders/${id}/status`, { status: 'accepted' });
  await sandbox.control(`orders/${id}/status`, { status: 'ready' });
  const notifications = await inbox();
  expect(notifications.map(({ status }) => status)).toContain('ready');
  expect(notifications.every(({ isRead, leadsTo }) => !isRead && leadsTo === `/orders/${id}`)).toBe(true);
  const unread = await countUnreadNotifications('en');
  expect(unread).toEqual({ ok: true, value: notifications.length });
  const [first] = notifications;
  const opened = { id: first?.id ?? '', open: first?.leadsTo ?? '' };
  expect(await posts(readNotification, opened)).toMatchObject({ to: `/orders/${id}` });
  expect((await inbox()).filter(({ isRead }) => isRead).map(notification => notification.id)).toEqual([first?.id]);
  expect(await posts(readAllNotifications, {}, '/ar/notifications')).toMatchObject({
    to: '/ar/notifications',
    notice: 'messagesRead',
  });
  expect(await countUnreadNotifications('en')).toEqual({ ok: true, value: 0 });
});

test('a message leads to what it is about, whatever that is, and never out of the site', async () => {
  const { email } = await newCustomer();
  const [article] = await sandbox.read<{ id: number; uuid: string }[]>('blogs/paginate?type=blog&perPage=1');
  const sent = [
    { type: 'add_cashback', about: 7 },
    { type: 'wallet_top_up' },
    { type: 'new_user_by_referral', about: 118 },
    { type: 'booking_status', about: 4 },
    { type: 'news_publish', about: article?.id },
    { type: 'news_publish' },
    { type: 'new_in_table', about: 9 },
  ];
  for (const message of sent) await sandbox.control('messages', { email, body: 'Hello.', ...message });
  const notifications = await inbox();
  expect(notifications.map(({ leadsTo }) => leadsTo).toReversed()).toEqual([
    ...['/wallet', '/wallet', '/referrals', '/reservations'],
    ...[`/blog/${article?.uuid}`, '/blog', null],
  ]);
  const [{ id = '' } = {}] = notifications;
  expect(await posts(readNotification, { id, open: '/wallet' }, '/ar/notifications')).toMatchObject({
    to: '/ar/wallet',
  });
  expect(await posts(readNotification, { id, open: '//elsewhere.test' })).toMatchObject({ to: '/notifications' });
});

test('switches are replaced as a whole', async () => {
  const kinds = await listKinds('en');
  if (!kinds.ok) throw new Error(kinds.why);
  const ids = kinds.value.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(await posts(saveSwitches, { kinds: ids, on: [ids[0] ?? ''] })).toMatchObject({ notice: 'switchesSaved' });
  const profile = await getOwnProfile('en');
  expect(profile.ok && profile.value.switches.filter(({ isOn }) => isOn).map(({ kind }) => kind)).toEqual([ids[0]]);
  await posts(saveSwitches, { kinds: ids });
  const silent = await getOwnProfile('en');
  expect(silent.ok && silent.value.switches.some(({ isOn }) => isOn)).toBe(false);
});

test('liked shops come newest first, and those that are gone are counted', async () => {
  cookieJar.set('liked', '3.1.9999999');
  const liked = await listLiked(market, homePlace);
  expect(liked.ok && liked.value.shops.map(({ id }) => id)).toEqual(['3', '1']);
  expect(liked.ok && liked.value.missing).toBe(1);
  cookieJar.delete('liked');
});

test('a liked shop is known as well as in a list: fee, delivery time and hours, which its own call leaves out', async () => {
  const { shop } = await catalog.deliveredHome();
  cookieJar.set('liked', String(shop.id));
  for (const place of [homePlace, anywhere]) {
    const liked = await listLiked(market, place);
    const [found] = liked.ok ? liked.value.shops : [];
    expect(found?.terms, place).not.toBeNull();
    expect(found?.deliveryTime, place).not.toBeNull();
    expect(found?.hours.days.length, place).toBe(7);
  }
  cookieJar.delete('liked');
  expect(await listLiked(market, homePlace)).toEqual({ ok: true, value: { shops: [], missing: 0 } });
});
