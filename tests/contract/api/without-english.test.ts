/** A marketplace without English: calls for no particular reader use the marketplace's default language. */
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { GET as live } from '@/app/api/orders/[id]/live/route';
import { GET as unread } from '@/app/api/unread/route';
import { GET as viewStyle } from '@/app/api/view-style/route';
import { GET as wallet } from '@/app/api/wallet/route';
import manifest from '@/app/manifest';
import { followGroup } from '@/lib/cart/group/hub';
import type { Participant } from '@/lib/cart/group/participant';
import { feedResponse } from '@/lib/content/feed';
import { findRules } from '@/lib/content/queries';
import { getSitemap, listPaths, listSitemaps } from '@/lib/seo/sitemap';
import { updateMeCookie } from '@/lib/session/me-cookie';
import { largestDiscounts } from '@/lib/shops/deals';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { market as page } from '../../unit/stubs/next-root-params.ts';
import { choosesShop, joinsGroup, me, opensGroup } from '../storefront/group.ts';
import { somebody } from '../storefront/people.ts';
import { calls, customers, hasNoEnglish, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { signsIn } from '../storefront/session.ts';

const customer = somebody();
let order: Awaited<ReturnType<typeof customers.createWithOrder>>;
let member: Participant;

beforeAll(async () => {
  openStorefront();
  await choosesShop();
  const invited = await opensGroup();
  await somebody()(async () => {
    await joinsGroup(invited, 'Omar');
    member = await me();
  });
  order = await customers.createWithOrder();
  await customer(() => signsIn(order.customer.email));
  hasNoEnglish();
});

beforeEach(() => {
  calls.length = 0;
  kept.clear();
  cookieJar.clear();
  Object.assign(page, { locale: 'de', currency: 'base' });
});

test('deals are known', async () => {
  expect((await largestDiscounts()).size).toBeGreaterThan(0);
});

test('search engines learn of its shops, its dishes and what it has written', async () => {
  const { names, isWhole } = await listSitemaps();
  expect(isWhole).toBe(true);
  for (const name of names) expect((await listPaths(name))?.length, name).toBeGreaterThan(5);
  expect(await (await feedResponse('de')).text()).toContain('xml:lang="de"');
});

test('while nobody tells its languages, a sitemap in English is taken for none', async () => {
  await sandbox.fails('status', 'rest/languages/active', { status: 500 });
  expect((await listSitemaps()).isWhole).toBe(false);
  for (const name of ['pages', 'restaurants-1']) expect(await getSitemap(name), name).toBe('offline');
  await sandbox.recovers();
  forgetConsole();
  const map = await getSitemap('restaurants-1');
  expect(typeof map === 'object' && (await listSitemaps()).isWhole).toBe(true);
});

test('what is not written in a visitor’s language is shown in its own', async () => {
  Object.assign(page, { locale: 'fr' });
  expect(await findRules('term')).toMatchObject({ ok: true, value: { locale: 'de' } });
});

test('an order’s page stays as it is while nothing changes, and the menus have their numbers', async () => {
  await customer(async () => {
    const ask = (seen: string) =>
      live(new NextRequest(`http://d.test/api/orders/${order.id}/live?seen=${seen}`), {
        params: Promise.resolve({ id: String(order.id) }),
      });
    const { version } = await (await ask('')).json();
    expect((await ask(version)).status).toBe(204);
    expect((await wallet()).status).toBe(200);
    await unread();
    expect(calls.filter(call => call.includes('notifications-statistic') && !call.includes('lang=de'))).toEqual([]);
  });
});

test('without script the bar of an order that has come goes', async () => {
  await customer(async () => {
    await updateMeCookie({ hasOpenOrder: true });
    const hidesBar = async () =>
      (await (await viewStyle(new NextRequest('http://shop.test/api/view-style'))).text()).includes(
        '[data-when=order]',
      );
    expect(await hidesBar()).toBe(false);
    await order.moves('delivered');
    expect(await hidesBar()).toBe(true);
  });
});

test('whoever installs it has its name and its language', async () => {
  calls.length = 0;
  const { lang, dir, shortcuts } = await manifest();
  expect({ lang, dir }).toEqual({ lang: 'de', dir: 'ltr' });
  expect(shortcuts?.map(({ name, url }) => [name, url])).toEqual([
    ['Suche', '/de/search'],
    ['Bestellungen', '/de/orders'],
    ['Warenkorb', '/de/cart'],
    ['Restaurants', '/de/restaurants'],
  ]);
  expect(calls.filter(call => call.includes('rest/settings') && !call.includes('lang=de'))).toEqual([]);
});

test('nobody is out of a group order for it', async () => {
  const said = Promise.withResolvers<string>();
  const { uuid } = member;
  const [onEnd, onFailure] = [() => said.resolve('out'), () => said.resolve('away')];
  const stop = followGroup(member, { uuid, onVersion: () => said.resolve('in'), onEnd, onFailure });
  expect(await said.promise).toBe('in');
  stop();
});
