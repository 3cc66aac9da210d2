import { expect, test } from 'vitest';
import { hamletMarket, titles } from '../../hamlet-market.ts';
import { shopId, signedIn, stockId } from '../../signed-in.ts';

const market = hamletMarket();

test('recipes are listed with what their ingredients cost, by shop and in the requested currency', async () => {
  const { body } = await market.get(`receipts/paginate?shop_id=${shopId(market, 'Night Owl')}&currency_id=2`);
  expect(titles(body.data)).toEqual(['Tom yum with rice']);
  const [recipe] = body.data;
  // A soup for 6 and two rices for 4 each, ten percent off.
  expect(recipe.origin_price).toBeCloseTo(14 * 0.92, 8);
  expect(recipe.discount_price).toBeCloseTo(1.4 * 0.92, 8);
  expect(recipe.total_price).toBeCloseTo(12.6 * 0.92, 8);
  expect(recipe).toMatchObject({ active_time: '20', category: { translation: { title: 'Suppers' } } });
  expect((await market.get(`receipts/paginate?shop_id=${shopId(market, 'Green Fork')}`)).body.data).toEqual([]);
  expect((await market.get('receipts/paginate?calories_from=421')).body.meta.total).toBe(0);
  expect((await market.get('receipts/paginate?discount_type=1')).body.meta.total).toBe(1);
});

test('one recipe tells its ingredients and its method', async () => {
  const { body } = await market.get('receipts/1?lang=de');
  expect(body).not.toHaveProperty('status');
  expect(body.data.ingredient.title).toBe('<ul><li>Tom Yam</li><li>2 × Gebratener Reis</li></ul>');
  expect(body.data.instruction.title).toBe('<ol><li>Beides wärmen.</li></ol>');
  expect(body.data.stocks.map((stock: { min_quantity: number }) => stock.min_quantity)).toEqual([1, 2]);
  expect(body.data.stocks[0].product.translation.title).toBe('Tom Yam');
  expect((await market.get('receipts/99')).status).toBe(404);
});

test('a cart with all of it gets cheaper by whole sets', async () => {
  const { call, get } = await signedIn(market);
  const put = (soups: number, rices: number) =>
    call('POST', 'cart/insert-product', {
      shop_id: shopId(market, 'Night Owl'),
      currency_id: 1,
      products: [
        { stock_id: stockId(market, 'Tom yum'), quantity: soups },
        { stock_id: stockId(market, 'Fried rice'), quantity: rices },
      ],
    });
  expect((await put(3, 1)).body.data).not.toHaveProperty('receipt_discount');
  const { data } = (await put(3, 5)).body;
  expect(data).toMatchObject({ receipt_count: 2, receipt_discount: 2.8 });
  expect(data.total_price).toBeCloseTo(18 + 20 - 2.8, 8);
  const totals = (await call('POST', `cart/calculate/${(await get('cart')).body.data.id}`, { type: 'pickup' })).body
    .data;
  expect(totals).toMatchObject({ receipt_count: 2, total_discount: 2.8 });
  expect(totals.total_price).toBeCloseTo(35.2, 8);
});
