import { describe, expect, test } from 'vitest';
import { hamletMarket, titles } from '../../hamlet-market.ts';

const { get } = hamletMarket();

describe('banners', () => {
  test('and ads are two lists', async () => {
    expect(titles((await get('banners/paginate')).body.data)).toEqual(['Pizza night']);
    expect(titles((await get('banners-ads')).body.data)).toEqual(['Fruit week']);
  });

  test('by shop', async () => {
    expect((await get('banners/paginate?shop_ids[]=4')).body.meta.total).toBe(1);
    expect((await get('banners/paginate?shop_ids[]=3')).body.meta.total).toBe(0);
  });

  test('lead to their shops, page by page', async () => {
    const [{ id }] = (await get('banners/paginate')).body.data;
    expect(titles((await get(`banners/${id}`)).body.data.shops)).toEqual(['Green Fork', 'Night Owl']);
    expect(titles((await get(`banners/${id}?perPage=1&page=2`)).body.data.shops)).toEqual(['Night Owl']);
    const [ad] = (await get('banners-ads')).body.data;
    expect(titles((await get(`banners-ads/${ad.id}`)).body.data.shops)).toEqual(['Corner Basket']);
    expect((await get(`banners/${ad.id}`)).status).toBe(404);
  });
});
