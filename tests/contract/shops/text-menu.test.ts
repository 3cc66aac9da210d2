/** A shop's whole menu as one page of words: is everything on it, and does it lead back to where it is sold? */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { GET } from '@/app/[locale]/[currency]/(market)/shop/[id]/text/route';
import arabic from '../../../messages/ar.json' with { type: 'json' };
import english from '../../../messages/en.json' with { type: 'json' };
import { expectConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

interface Dish {
  uuid: string;
  translation: { title: string } | null;
}

beforeAll(openStorefront);
beforeEach(freshBrowser);

const opened = (id: string | number, locale = 'en', currency = 'base') =>
  GET(new Request(`http://doorstep.test/restaurant/${id}/text`), {
    params: Promise.resolve({ locale, currency, id: String(id) }),
  });

async function firstShop() {
  const [shop] = await sandbox.read<{ id: number; type: string }[]>('shops/paginate?type=restaurant&open=1&perPage=1');
  if (shop === undefined) throw new Error('no restaurant');
  return shop.id;
}

test('each product of the menu is named once for each section, and leads to its page', async () => {
  const id = await firstShop();
  const { all } = await sandbox.read<{ all: { products: Dish[] }[] }>(`shops/${id}/products?perPage=100`);
  const answer = await opened(id);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  const listed = [...page.matchAll(/product=([\w-]+)"/g)].map(([, uuid]) => uuid);
  expect(listed.toSorted()).toEqual(all.flatMap(({ products }) => products.map(({ uuid }) => uuid)).toSorted());
  expect(page).toContain(`href="/restaurant/${id}">${english.shop.textOrder}`);
  expect(page).toContain(`/restaurant/${id}" dir="ltr"`);
});

test('it loads nothing: no picture, script or style sheet, and has no style that text could end', async () => {
  const page = await (await opened(await firstShop())).text();
  expect(page).not.toMatch(/<(img|script|picture|source)\b|rel="(stylesheet|preload)"|url\(/);
  expect(page).toContain(`content="script-src 'none'"`);
  expect(page.length).toBeLessThan(20_000);
});

test('it is in the language and direction of its path, in the currency of its view and in the chosen theme', async () => {
  cookieJar.set('view', '2_dark_anywhere');
  const page = await (await opened(await firstShop(), 'ar', '2')).text();
  expect(page).toContain('<html lang="ar" dir="rtl" data-theme="dark"');
  expect(page).toContain(arabic.shop.textOrder);
  // Among words from the right, the sign of an amount that nothing isolates goes to its other side.
  const plain = page.replaceAll(/\u2068[^\u2069]*\u2069|<bdi>.*?<\/bdi>/g, '');
  expect(page).toContain('€');
  expect(plain).not.toContain('€');
});

test('it names the delivery fee as the page of the shop does', async () => {
  const shops = await sandbox.read<{ id: number; type: string }[]>('shops/paginate?perPage=100');
  const itemsOf = (list = '') =>
    [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => item.replaceAll(/<[^>]*>|[\u2068\u2069]/g, ''));
  const fees = await Promise.all(
    shops.slice(0, 12).map(async ({ id, type }) => {
      const page = (await opensPage(`/${type}/${id}`)) ?? '';
      const fee = itemsOf(/<ul class="shop-terms.*?<\/ul>/s.exec(page)?.[0]).at(-1);
      const text = await (await opened(id)).text();
      expect(itemsOf(/<ul class="facts">.*?<\/ul>/s.exec(text)?.[0]), `shop ${id}`).toContain(fee);
      return fee;
    }),
  );
  expect(new Set(fees).size, 'not all the same').toBeGreaterThan(2);
});

test('what shops write is text', async () => {
  const shops = await sandbox.read<{ id: number; translation: { title: string } }[]>('shops/paginate?perPage=100');
  const odd = shops.find(({ translation }) => translation.title.includes('<'));
  if (odd === undefined) throw new Error('no shop with a tag in its name');
  const page = await (await opened(odd.id)).text();
  expect(page).not.toContain(odd.translation.title);
  expect(page).toContain(
    odd.translation.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );
});

test('where there is no such shop, or its menu cannot be read, the page of the shop says so', async () => {
  const gone = await opened(999_999);
  expect([gone.status, gone.headers.get('location')]).toEqual([303, '/restaurant/999999']);
  const id = await firstShop();
  await sandbox.fails('status', `rest/shops/${id}/products`, { times: 1 });
  const away = await opened(id, 'de');
  expectConsole('warn', /gave no usable answer: status 500/);
  expect([away.status, away.headers.get('location')]).toEqual([303, `/de/restaurant/${id}`]);
});
