/** How do the hits of a search, and the shops of a list, grow page by page? (docs/behaviour.md 2.3, 9) */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { untouched } from '@/lib/forms/form-state';
import { documentOf, findCategories, findProducts, findShops, hitsPerPage, pageOf } from '@/lib/search/queries';
import { forgetSeen } from '@/lib/search/seen-actions';
import { noFilter } from '@/lib/shops/list/filters';
import { loadShopList } from '@/lib/shops/list/load-list';
import { listShops, pageSize } from '@/lib/shops/queries';
import english from '../../../messages/en.json' with { type: 'json' };
import { expectConsole, forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, market } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

/** Words that more than six pages of products match. */
const words = 'a';

const search = (term: string, place = 'anywhere') => ({ term, place, market });

async function reads(page: number, term = words) {
  const found = await findProducts(search(term), page);
  return found.ok ? { ok: true as const, value: documentOf(found.value, page) } : found;
}

async function hits(from: number, to: number, term = words): Promise<string[]> {
  const all: string[] = [];
  for (let page = from; page <= to; page += 1) {
    const found = await findProducts(search(term), page);
    if (found.ok) all.push(...pageOf(found.value, page).lines.map(({ key }) => key));
  }
  return all;
}

describe('a search', () => {
  test.each([
    ['the first page', 1, 1, 1, 2],
    ['more below it', 3, 1, 3, 4],
    ['the whole first document', 5, 1, 5, 6],
    ['the next document', 6, 6, 6, 7],
  ])('%s', async (_, wanted, from, to, next) => {
    const found = await reads(wanted);
    if (!found.ok) throw new Error(found.why);
    expect(found.value.total).toBeGreaterThan(7 * hitsPerPage);
    expect(found.value.lines.map(({ key }) => key)).toEqual(await hits(from, to));
    expect(found.value).toMatchObject({ next, firstPage: from });
  });

  test('a page beyond the end is the last one', async () => {
    const found = await reads(50, 'with');
    if (!found.ok) throw new Error(found.why);
    const last = Math.ceil(found.value.total / hitsPerPage);
    const from = Math.floor((last - 1) / 5) * 5 + 1;
    expect(found.value.lines.map(({ key }) => key)).toEqual(await hits(from, last, 'with'));
    expect(found.value).toMatchObject({ next: null, firstPage: from });
  });

  test('ends at page 50, however many there are', async () => {
    expect(await reads(50)).toMatchObject({ value: { firstPage: 46, next: null } });
  });

  test('a later document leads back to the first', async () => {
    expect(await opensPage(`/search?q=${words}&products=2`)).not.toContain(english.list.earlier);
    const html = await opensPage(`/search?q=${words}&products=6`);
    expect(html).toContain(english.list.earlier);
    expect(html).toContain(`href="/search?q=${words}&amp;products=7"`);
  });
});

describe('a search that is narrowed', () => {
  const productsOf = async (query: string) => {
    const [, products = ''] = String(await opensPage(`/search?q=${query}`)).split('id="found-products"');
    return products;
  };

  test('finds vegetarian products alone, then those with a deal, and says how to see all again', async () => {
    const all = await findProducts(search('soup'), 1);
    const only = await findProducts({ ...search('soup'), only: { vegetarian: true, deals: false } }, 1);
    if (!all.ok || !only.ok) throw new Error('no answer');
    expect(only.value.total).toBeGreaterThan(0);
    expect(only.value.total).toBeLessThan(all.value.total);
    const html = await productsOf('soup&vegetarian=1');
    expect(html).toContain(`${only.value.total} product`);
    expect(html).toContain('href="/search?q=soup"');
    expect(html).toContain('href="/search?q=soup&amp;vegetarian=1&amp;deals=1"');
  });

  test('further pages stay narrowed', async () => {
    expect(await productsOf('a&vegetarian=1')).toContain('href="/search?q=a&amp;vegetarian=1&amp;products=2"');
  });

  test('where nothing is left it keeps the choice in sight, to be taken back', async () => {
    const html = await productsOf('shurpa&vegetarian=1');
    expect(html).toContain(english.list.emptyTitle);
    expect(html).toContain('href="/search?q=shurpa"');
  });
});

describe('a search of which one list cannot be read', () => {
  const mainOf = async (query: string, failing: string) => {
    kept.clear();
    await sandbox.fails('status', failing, { status: 500 });
    const html = (await opensPage(`/search?q=${query}`)) ?? '';
    forgetConsole();
    await sandbox.recovers();
    kept.clear();
    return /<main\b.*<\/main>/s.exec(html)?.[0];
  };

  test.each(['rest/shops/paginate', 'rest/products/search'])('has not found nothing: %s', async failing => {
    const main = await mainOf('nosuchthing', failing);
    expect(main).toContain(english.errorPage.title);
    expect(main).not.toContain(english.search.noneBody);
  });

  test.each([
    ['rest/shops/paginate', 'shops', 'products'],
    ['rest/products/search', 'products', 'shops'],
  ])('shows the other one, and says in its place that it can be asked again: %s', async (failing, unread, found) => {
    const main = await mainOf('waffle', failing);
    expect(main).toContain(`id="found-${found}"`);
    const [, instead] = main?.split(`id="unread-${unread}"`) ?? [];
    expect(instead).toContain(english.errors.offline);
    expect(instead).toContain(english.errorPage.tryAgain);
  });
});

test('a category is found by a part of its name, and leads to its shops', async () => {
  const { lines } = await findCategories(search('BÚRG'));
  expect(lines.map(({ title }) => title)).toEqual(['Burgers']);
  expect(lines[0]?.to).toMatch(/^\/restaurants\?category=\d+$/);
  expect((await findCategories(search('no such category'))).total).toBe(0);
});

test('shops that deliver elsewhere come last and say so; without a place nobody is too far', async () => {
  const near = await findShops(search('a', '41290x69220'));
  if (!near.ok) throw new Error(near.why);
  const reasons = near.value.lines.map(({ whyNot }) => whyNot);
  const isAway = reasons.map(reason => reason === english.card.tooFar);
  expect(isAway).toContain(true);
  expect(reasons[0]).toBe('');
  expect(isAway.lastIndexOf(false)).toBeLessThan(reasons.length);
  const anywhere = await findShops(search('a'));
  if (!anywhere.ok) throw new Error(anywhere.why);
  expect(anywhere.value.lines.map(({ whyNot }) => whyNot)).not.toContain(english.card.tooFar);
  const [best] = anywhere.value.lines.filter(({ note, rating }) => /min$/.test(note) && rating !== null);
  expect(best?.rating?.shown).toMatch(/^\d\.\d\u00a0\(\d+\)$/);
  expect(best?.rating?.spoken).toMatch(/^Rated \d\.\d out of 5 in \d+ reviews?$/);
});

describe('a list in an order of its own', () => {
  const filter = { ...noFilter, sort: 'rating' } as const;
  const loads = (page: number) => loadShopList({ type: 'restaurant', place: 'anywhere', filter: { ...filter, page } });
  const ids = async (page: number) => {
    const found = await listShops({ type: 'restaurant', place: 'anywhere', filter: { ...filter, page } });
    return found.ok ? found.value.items.map(({ id }) => id) : [];
  };

  test('shows all pages up to the one that was asked for', async () => {
    const list = await loads(2);
    if (!list.ok) throw new Error(list.why);
    expect(list.value.shops.map(({ id }) => id)).toEqual([...(await ids(1)), ...(await ids(2))]);
    expect(list.value).toMatchObject({ firstPage: 1, page: 2 });
  });

  test('beyond its end shows its last page', async () => {
    const list = await loads(400);
    if (!list.ok) throw new Error(list.why);
    const { total, page, lastPage } = list.value;
    expect(page).toBe(lastPage);
    expect(lastPage).toBe(Math.ceil(total / pageSize));
    expect(list.value.shops.at(-1)?.id).toBe((await ids(lastPage)).at(-1));
  });
});

describe('the shops seen last', () => {
  const presses = (fields: Record<string, string>) =>
    posts((_, form) => forgetSeen(form).then(() => untouched), fields, '/search');

  test('stand before a search, the newest first, without one that is gone', async () => {
    cookieJar.set('seen', '3.9999999.1');
    const html = (await opensPage('/search')) ?? '';
    expect(html).toContain(`>${english.search.seen}</h2>`);
    const form = html.slice(html.indexOf('id="seen"')).split('</form>')[0] ?? '';
    expect([...form.matchAll(/<button[^>]* value="(\d+)"/g)].map(([, id]) => id)).toEqual(['3', '1']);
    await presses({ shop: '3' });
    expect(cookieJar.get('seen')).toBe('9999999.1');
    await presses({});
    expect(cookieJar.has('seen')).toBe(false);
    expect(await opensPage('/search')).not.toContain(english.search.seen);
  });

  test('are left out where nobody answers in time, and the rest of the page is there', async () => {
    cookieJar.set('seen', '3.1');
    await sandbox.fails('status', 'rest/shops*', { status: 500 });
    const html = (await opensPage('/search')) ?? '';
    expectConsole('warn', /rest\/shops gave no usable answer/);
    expect(html).toContain(english.search.startTitle);
    expect(html).not.toContain(english.search.seen);
    await sandbox.recovers();
    await sandbox.fails('delay', 'rest/shops*', { milliseconds: 6000, times: 1 });
    expect(await opensPage('/search')).not.toContain(english.search.seen);
  });
});
