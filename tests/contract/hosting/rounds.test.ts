/**
 * A page waits for the API as few times in a row as it must: where the API is a tenth of a second away, each round is a
 * tenth of a second before the first byte (docs/decisions/147). What the marketplace says to everybody is kept and does
 * not count.
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addLine } from '@/lib/cart/change/change';
import { pressOrder } from '@/lib/checkout/order/press-order';
import { isPlain } from '../../support/offers.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { browsesAs } from '../storefront/cart.ts';
import { checkoutState, fillsCart, readyCheckout } from '../storefront/checkout.ts';
import { opensPage } from '../storefront/pages.ts';
import { roundsOf } from '../storefront/rounds.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, market, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

/** Neighbouring places, so that one visit fills the kept answers that are the same everywhere. */
const places = ['41290x69220', '41291x69221'];

const shops = async () => {
  const first = await catalog.offer(isPlain);
  const second = await catalog.offer(isPlain, { except: [first.shop.id] });
  return [first, second];
};

async function shown(rounds: Promise<string[][]>, most: number): Promise<void> {
  const found = await rounds;
  expect(found.length, found.map((paths, index) => `${index + 1}: ${paths.join(', ')}`).join('\n')).toBe(most);
}

describe('at a place where nobody was before', () => {
  test.each([
    ['/', 1],
    ['/restaurants', 1],
    ['/shops', 1],
    ['/restaurants/map', 1],
    ['/promotions', 1],
    ['/search?q=soup', 1],
  ])('%s', async (path, most) => {
    for (const [index, place] of places.entries()) {
      cookieJar.set('view', `base_system_${place}`);
      if (index === 0) await opensPage(path);
      else
        await shown(
          roundsOf(() => opensPage(path)),
          most,
        );
    }
  });

  test('a filtered list, once the bare one has told whether anybody delivers there', async () => {
    for (const place of places) {
      cookieJar.set('view', `base_system_${place}`);
      await opensPage('/restaurants');
    }
    await shown(
      roundsOf(() => opensPage('/restaurants?rating=4')),
      1,
    );
  });

  test('where nobody delivers, the whole market is shown after it', async () => {
    cookieJar.set('view', `base_system_${places[0]}`);
    await opensPage('/');
    cookieJar.set('view', 'base_system_10000x10000');
    await shown(
      roundsOf(() => opensPage('/')),
      2,
    );
  });
});

describe('of a shop where nobody was before', () => {
  test.each([
    ['its menu', (shop: string) => shop, 1],
    ['its menu with a product', (shop: string, uuid: string) => `${shop}?product=${uuid}`, 1],
    ['words in its menu', (shop: string) => `${shop}?q=soup`, 1],
    ['its reviews', (shop: string) => `${shop}/reviews`, 1],
  ])('%s', async (_, pathOf, most) => {
    for (const [index, { shop, uuid }] of (await shops()).entries()) {
      const path = pathOf(`/${shop.type}/${shop.id}`, uuid);
      // From a list, as nearly everybody comes.
      await opensPage(`/${shop.type}s`);
      if (index === 0) await opensPage(path);
      else
        await shown(
          roundsOf(() => opensPage(path)),
          most,
        );
    }
  });

  test('a section of its menu', async () => {
    for (const [index, { shop, uuid }] of (await shops()).entries()) {
      const { category_id: section } = await sandbox.read<{ category_id: number }>(`products/${uuid}`);
      const path = `/${shop.type}/${shop.id}?section=${section}`;
      await opensPage(`/${shop.type}s`);
      if (index === 0) await opensPage(path);
      else
        await shown(
          roundsOf(() => opensPage(path)),
          1,
        );
    }
  });
});

describe('of a customer', () => {
  test.each([
    ['/cart', 2],
    // The third asks of the total what comes back to the wallet, and is waited for briefly (docs/decisions/167).
    ['/checkout', 3],
    ['/orders', 1],
    ['/profile', 1],
    ['/wallet', 1],
    ['/addresses', 1],
    ['/settings', 1],
    ['/notifications', 1],
    ['/refunds', 1],
  ])('%s', async (path, most) => {
    await newCustomer();
    await fillsCart();
    await opensPage(path);
    await shown(
      roundsOf(() => opensPage(path)),
      most,
    );
  });

  test('the checkout in a browser that knows neither where to nor how it was paid last', async () => {
    await newCustomer();
    const { order } = await readyCheckout('cash');
    await order();
    await fillsCart();
    for (const cookie of ['address', 'paid-by', 'draft']) cookieJar.delete(cookie);
    await opensPage('/checkout');
    await shown(
      roundsOf(() => opensPage('/checkout')),
      2,
    );
  });

  test('the checkout with a coupon, which is checked before the sum', async () => {
    await newCustomer();
    const { shopId } = await fillsCart();
    await checkoutState({}, shopId);
    await shown(
      roundsOf(() => checkoutState({ coupon: 'WELCOME10' }, shopId)),
      3,
    );
  });

  test('the last button: what the order depends on, the order, and its payment', async () => {
    await newCustomer();
    const { press } = await readyCheckout('cash');
    await shown(
      roundsOf(() => pressOrder(press)),
      4,
    );
  });
});

describe('of a guest', () => {
  test.each([
    ['/cart', 1],
    ['/checkout', 2],
  ])('%s', async (path, most) => {
    await browsesAs('guest');
    const offer = await catalog.deliveredHome();
    const line = { stockId: offer.stockId, uuid: offer.uuid, quantity: 2, shown: null, addons: [] };
    await addLine(String(offer.shop.id), line, market);
    await opensPage(path);
    await shown(
      roundsOf(() => opensPage(path)),
      most,
    );
  });
});
