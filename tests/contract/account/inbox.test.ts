/** The inbox, the switches and the liked shops over the sandbox (docs/api.md 6.4, 13.3, 13.4). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listLiked } from '@/lib/liked/queries';
import { readAllNotifications, readNotification } from '@/lib/notifications/actions';
import { countUnreadNotifications, listKinds, listNotifications } from '@/lib/notifications/queries';
import { getOwnProfile } from '@/lib/profile/queries';
import { saveSwitches } from '@/lib/profile/switch-actions';
import { anywhere, placeOf } from '@/lib/view/view';
import { home } from '../../support/catalog.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { readyCheckout } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(() => newCustomer());

const homePlace = placeOf(home);

async function inbox() {
  const found = await listNotifications(1, 'en');
  if (!found.ok) throw new Error(found.why);
  return found.value.items;
}

test('what happens to an order is told, and read', async () => {
  const { order } = await readyCheckout('cash');
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

test('what is unread is counted, whatever becomes of the count', async () => {
  const { email } = await newCustomer();
  await sandbox.control('messages', { email, body: 'Your soup is on its way.' });
  for (const kind of ['empty-object', 'drop'] as const) {
    await sandbox.fails(kind, 'dashboard/user/profile/notifications-statistic');
    const page = await opensPage('/notifications');
    expect(page).toContain('1 unread');
    await sandbox.recovers();
  }
  expectConsole('warn', /notifications-statistic gave no usable answer/);
});

test('an inbox into which nothing has come yet is empty, and not read to its end', async () => {
  const { email } = await newCustomer();
  const read = 'You have read everything.';
  expect(await opensPage('/notifications')).not.toContain(read);
  await sandbox.control('messages', { email, body: 'Your soup is on its way.' });
  await posts(readAllNotifications, {}, '/notifications');
  expect(await opensPage('/notifications')).toContain(read);
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
  const one = { kinds: ids, [`on-${ids[0]}`]: 'on' };
  expect(await posts(saveSwitches, one)).toMatchObject({ notice: 'switchesSaved' });
  const profile = await getOwnProfile('en');
  expect(profile.ok && profile.value.switches.filter(({ isOn }) => isOn).map(({ kind }) => kind)).toEqual([ids[0]]);
  await posts(saveSwitches, { kinds: ids });
  const silent = await getOwnProfile('en');
  expect(silent.ok && silent.value.switches.some(({ isOn }) => isOn)).toBe(false);
});

/** What the marketplace may send by e-mail, and of its messages. */
async function wanted() {
  const profile = await getOwnProfile('en');
  if (!profile.ok) throw new Error(profile.why);
  const { isSubscribed, switches } = profile.value;
  return { isSubscribed, kinds: switches.filter(({ isOn }) => isOn).map(({ kind }) => kind) };
}

test('advertising by e-mail is on for newcomers, is switched off, and on again', async () => {
  const kinds = await listKinds('en');
  const ids = kinds.ok ? kinds.value.map(({ id }) => id) : [];
  expect((await wanted()).isSubscribed).toBe(true);
  expect(await posts(saveSwitches, { kinds: ids })).toMatchObject({ notice: 'switchesSaved' });
  expect(await wanted()).toEqual({ isSubscribed: false, kinds: [] });
  await posts(saveSwitches, { kinds: ids, subscribe: '1' });
  expect((await wanted()).isSubscribed).toBe(true);
});

test('a choice that is saved in part says so, and nothing that is as before is saved again', async () => {
  const kinds = await listKinds('en');
  const ids = kinds.ok ? kinds.value.map(({ id }) => id) : [];
  await sandbox.fails('status', 'dashboard/user/update/notifications', { status: 503 });
  const all = Object.fromEntries(ids.map(id => [`on-${id}`, 'on']));
  const partly = await posts(saveSwitches, { kinds: ids, ...all });
  expect(partly).toMatchObject({ to: null, state: { form: ['switchesPartly'] } });
  expect((await wanted()).isSubscribed).toBe(false);
  const nothing = await posts(saveSwitches, { kinds: ids, ...all });
  expect(nothing).toMatchObject({ to: null, state: { form: ['unheard'] } });
  for (const _ of [partly, nothing]) expectConsole('warn', /update\/notifications gave no usable answer/);
  await sandbox.recovers();
  expect(await posts(saveSwitches, { kinds: ids, ...all })).toMatchObject({ notice: 'switchesSaved' });
  expect(await wanted()).toEqual({ isSubscribed: false, kinds: ids });
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
