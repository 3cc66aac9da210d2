import { describe, expect, test } from 'vitest';
import { hamletMarket, titles } from '../../hamlet-market.ts';

const { get } = hamletMarket();
const listed = async (query: string) => titles((await get(`categories/paginate?${query}`)).body.data);

test('cuisines read as the town wrote them, with those below', async () => {
  const { body } = await get('categories/paginate?type=shop');
  expect(titles(body.data)).toEqual(['Italian', 'Thai', 'Groceries']);
  expect(titles(body.data[0].children)).toEqual(['Sicilian']);
  expect(body.data[0].children[0]).toMatchObject({ parent_id: body.data[0].id, children: [] });
});

test.each([
  ['type=main', ['Greengrocer', 'Drinks', 'Soups', 'Pizza']],
  ['type=main&sort=asc', ['Pizza', 'Soups', 'Drinks', 'Greengrocer']],
  ['type=main&search=fruit', ['Greengrocer']],
  ['type=main&search=suppe', ['Soups']],
  ['type=main&has_products=1', ['Greengrocer', 'Drinks', 'Soups', 'Pizza']],
  ['type=main&has_products=1&p_shop_id=2', ['Drinks', 'Pizza']],
  ['type=main&has_products=1&p_shop_id=3', ['Greengrocer']],
  ['type=shop&shop_id=4', ['Thai']],
  ['type=shop&shop_id=1', ['Italian']],
  ['type=receipt', ['Suppers']],
  ['type=main&lang=fr', []],
])('%s', async (query, expected) => {
  expect(await listed(query)).toEqual(expected);
});

test('an unknown type filters nothing, a missing one is 400', async () => {
  expect(await listed('type=whatever')).toHaveLength(8);
  expect((await get('categories/paginate')).body.params).toEqual({ type: ['The type field is required.'] });
});

test('the lists that have their type in the path', async () => {
  const named = async (path: string) => titles((await get(`categories/${path}/paginate`)).body.data);
  expect(await named('shop')).toEqual(['Italian', 'Thai', 'Groceries']);
  expect(await named('product')).toEqual(await listed('type=main&has_products=1'));
});

describe('one category', () => {
  test('by uuid, and with its children by id', async () => {
    const [italian] = (await get('categories/paginate?type=shop')).body.data;
    expect((await get(`categories/${italian.uuid}`)).body.data.id).toBe(italian.id);
    expect(titles((await get(`categories/children/${italian.id}`)).body.data.children)).toEqual(['Sicilian']);
  });

  test('or 404', async () => {
    expect((await get('categories/00000000-0000-5000-a000-000000000000')).status).toBe(404);
    expect((await get('categories/children/999')).status).toBe(404);
  });
});

test('other shapes of the same list', async () => {
  expect(titles((await get('categories/parent?type=shop')).body.data)).toEqual(['Italian', 'Thai', 'Groceries']);
  expect((await get('categories/search?type=shop&search=thai')).body.meta.total).toBe(1);
  expect((await get('categories/types')).body.data).toContain('receipt');
  expect(Object.keys((await get('categories/select-paginate?type=shop')).body.data[0])).toEqual(['id', 'translation']);
});

test('a shop’s own sections, the oldest first, paged', async () => {
  expect(titles((await get('shops/2/categories')).body.data)).toEqual(['Pizza', 'Drinks']);
  expect((await get('shops/2/categories?perPage=1&page=2')).body.meta).toMatchObject({ current_page: 2, last_page: 2 });
  expect((await get('shops/99/categories')).status).toBe(404);
});
