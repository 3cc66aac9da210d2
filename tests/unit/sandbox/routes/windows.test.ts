import { describe, expect, test } from 'vitest';
import { type Body, hamletMarket, titles } from '../hamlet-market.ts';

const { get, clock, send } = hamletMarket();

describe('stories', () => {
  test('are grouped by shop, only of published products, of the last day', async () => {
    const { body } = await get('stories/paginate');
    expect(body.map((slides: Body[]) => slides.map(slide => slide.product_title))).toEqual([
      ['Margherita', 'Lemonade'],
      ['Tom yum'],
    ]);
    for (const slide of body.flat()) {
      const age = clock.now().getTime() - Date.parse(slide.created_at.replace(' ', 'T'));
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(86_400_000);
    }
  });

  test('perPage counts slides', async () => {
    expect((await get('stories/paginate?perPage=1')).body).toHaveLength(1);
    expect((await get('stories/paginate?page=5')).body).toEqual([]);
  });
});

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

describe('geocoding', () => {
  const places = async (query: string) => (await send(`/maps/geocode?${query}`)).body;

  test('both ways, in the maps service’s own shape', async () => {
    const found = await places('address=mark 12&key=x&language=de');
    expect(found.status).toBe('OK');
    expect(found.results).toHaveLength(1);
    const { formatted_address: text, geometry, place_id: id } = found.results[0];
    expect([text, id]).toEqual(['Marktstraße 12', 'street-1-12']);
    const back = await places(`latlng=${geometry.location.lat},${geometry.location.lng}&language=ar`);
    expect(back.results[0].formatted_address).toBe('شارع السوق 12');
  });

  test('nothing found, nothing searched for', async () => {
    expect(await places('address=atlantis')).toEqual({ status: 'ZERO_RESULTS', results: [] });
    expect(await places('latlng=0,0')).toEqual({ status: 'ZERO_RESULTS', results: [] });
    expect((await places('')).status).toBe('INVALID_REQUEST');
  });
});
