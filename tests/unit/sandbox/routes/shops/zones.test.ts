import { describe, expect, test } from 'vitest';
import { hamletMarket } from '../../hamlet-market.ts';

const { get, store } = hamletMarket();
const at = (latitude: number, longitude: number) => `address[latitude]=${latitude}&address[longitude]=${longitude}`;

describe('does anyone deliver here?', () => {
  test('yes', async () => {
    const { status, body } = await get(`shop/delivery-zone/check/distance?${at(41.29, 69.22)}`);
    expect([status, body.data]).toEqual([200, 'success']);
  });

  test('no', async () => {
    const { status, body } = await get(`shop/delivery-zone/check/distance?${at(41.0, 69.22)}&lang=de`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 'ERROR_400', message: 'Nicht im Liefergebiet' });
    expect(body).not.toHaveProperty('params');
  });

  test('a closed shop does not count', async () => {
    const market = hamletMarket();
    market.store.run('UPDATE shops SET open = 0');
    expect((await market.get(`shop/delivery-zone/check/distance?${at(41.29, 69.22)}`)).status).toBe(400);
  });

  test('a point that is none is refused with params', async () => {
    const { status, body } = await get('shop/delivery-zone/check/distance?address[latitude]=x');
    expect(status).toBe(400);
    expect(Object.keys(body.params)).toEqual(['address.latitude', 'address.longitude']);
  });
});

describe('does this shop deliver here?', () => {
  test('yes, no, and a shop that cannot', async () => {
    const yes = await get(`shop/2/delivery-zone/check/distance?${at(41.29, 69.22)}`);
    expect(yes.body).toMatchObject({ status: true, message: 'success', data: null });
    const no = await get(`shop/2/delivery-zone/check/distance?${at(41.35, 69.22)}`);
    expect([no.status, no.body.message]).toEqual([400, 'Not in polygon']);
    for (const shop of [1, 99]) {
      const none = await get(`shop/${shop}/delivery-zone/check/distance?${at(41.29, 69.22)}`);
      expect([none.status, none.body.message]).toEqual([404, 'Empty shop or delivery zone']);
    }
  });
});

test('a zone is a ring of pairs; none is answered with 200', async () => {
  const { body } = await get('shop/delivery-zone/2');
  expect(body).toMatchObject({ status: true, code: 'NO_ERROR', data: { shop_id: 2 } });
  expect(body.data.address[0]).toEqual([41.27, 69.2]);
  const none = await get('shop/delivery-zone/1');
  expect([none.status, none.body]).toEqual([200, { status: false, code: 'ERROR_404' }]);
});

test('distance and price', async () => {
  const ends = 'origin[latitude]=41&origin[longitude]=69&destination[latitude]=42&destination[longitude]=69';
  expect((await get(`shop/delivery-zone/calculate/distance?${ends}`)).body).toEqual({
    status: true,
    code: 'NO_ERROR',
    data: 111.19,
  });
  const zone = store.one<{ id: number }>('SELECT id FROM zones WHERE shop_id = 2')?.id;
  const price = async (query: string) => (await get(`shop/delivery-zone/calculate/price/${zone}?${query}`)).body;
  expect(await price('km=2.5')).toBe('4.5');
  expect(await price('km=0.2')).toBe('3');
  expect(await price('km=1&currency_id=3')).toBe('37800');
});
