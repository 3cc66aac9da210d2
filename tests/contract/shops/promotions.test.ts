/** What stands on the page of promotions? (docs/behaviour.md 2.1) */
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadPromotions } from '@/lib/home/promotions';
import { getClock } from '@/lib/market/queries';
import { isShut, openState } from '@/lib/shops/opening/hours';
import { wallTime } from '@/lib/time';
import { expectConsole, forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

const without = vi.hoisted(() => ({ banners: false }));
vi.mock('@/lib/home/queries', async actual => {
  const all = await actual<typeof import('@/lib/home/queries')>();
  const listBanners: typeof all.listBanners = async most =>
    without.banners ? { ok: true, value: [] } : all.listBanners(most);
  return { ...all, listBanners };
});

beforeAll(openStorefront);
beforeEach(freshBrowser);
beforeEach(() => {
  without.banners = false;
});

const place = '41290x69220';

test('products that cost less, of shops near the place alone', async () => {
  const everywhere = (await loadPromotions('anywhere'))?.reduced ?? [];
  const near = await loadPromotions(place);
  const reduced = near?.reduced ?? [];
  expect(reduced.length).toBeGreaterThan(0);
  expect(reduced.length).toBeLessThan(everywhere.length);
  const shops = near?.deals.map(({ id }) => id);
  for (const { shop, price, oldPrice } of reduced) {
    expect(shops).toContain(shop.id);
    expect(price.minor).toBeLessThan(oldPrice.minor);
  }
});

test('each says both prices, the percentage and its shop, and leads to it', async () => {
  const [first] = (await loadPromotions('anywhere'))?.reduced ?? [];
  if (first === undefined) throw new Error('Nothing in the town costs less.');
  const html = (await opensPage('/promotions')) ?? '';
  const { product, shop, percent } = first;
  const tile = html.split('<li>').find(part => part.includes(`/${shop.type}/${shop.id}?product=${product.uuid}`)) ?? '';
  expect(tile).toContain(product.title);
  expect(tile).toContain(shop.title.replace('&', '&amp;'));
  expect(tile).toContain(`−${percent}%`);
  expect(tile.match(/\$\d+\.\d\d/g)).toHaveLength(2);
});

test('at night tiles say which shops are closed, and those that are open come first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T23:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  kept.clear();
  const now = wallTime(await getClock('en'));
  const { deals = [] } = (await loadPromotions('anywhere')) ?? {};
  const html = (await opensPage('/promotions')) ?? '';
  const tiles = html.split('<li>');
  const told = deals.map(shop => {
    const at = tiles.findIndex(part => part.includes(`href="/${shop.type}/${shop.id}"`));
    return { at, isClosed: isShut(openState(shop.hours, now)), saysClosed: /Closed/.test(tiles[at] ?? '') };
  });
  const closed = told.filter(({ isClosed }) => isClosed);
  const open = told.filter(({ isClosed }) => !isClosed);
  expect(Math.min(closed.length, open.length)).toBeGreaterThan(0);
  expect(closed.filter(({ saysClosed }) => !saysClosed)).toEqual([]);
  expect(open.filter(({ saysClosed }) => saysClosed)).toEqual([]);
  expect(Math.max(...open.map(({ at }) => at))).toBeLessThan(Math.min(...closed.map(({ at }) => at)));
});

test('where that list is missing the rest is there', async () => {
  await sandbox.fails('gateway', 'rest/products/discount');
  const running = await loadPromotions('anywhere');
  expect(running?.reduced).toEqual([]);
  expectConsole('warn', /discount gave no usable answer/);
  expect(running?.deals.length).toBeGreaterThan(0);
  await sandbox.recovers();
});

test('what could not be read may run: that nothing does is not said', async () => {
  without.banners = true;
  expect(await loadPromotions('anywhere')).toMatchObject({ banners: [] });
  for (const path of ['rest/banners-ads', 'rest/shops/paginate']) await sandbox.fails('status', path, { status: 500 });
  kept.clear();
  expect(await loadPromotions('anywhere')).toBeNull();
  forgetConsole();
  await sandbox.recovers();
});
