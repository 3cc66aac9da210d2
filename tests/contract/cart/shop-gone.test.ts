/**
 * A cart of a shop that has left the marketplace, over the real sandbox: it is not called empty (docs/behaviour.md 4.2), nor is a
 * parked basket of it left without a name (11.9).
 */
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readParked } from '@/lib/cart/basket/basket-cookies';
import { applyControl } from '@/lib/cart/change/apply-control';
import { clearCart } from '@/lib/cart/change/change';
import { chooseBasket } from '@/lib/cart/change/switch-basket';
import english from '../../../messages/en.json' with { type: 'json' };
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { addOffer, browsesAs, shopIdOf, shownLines, twoShops } from '../storefront/cart.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);

test.each(['guest', 'customer'] as const)(
  'a %s reads it, can empty the cart, and goes on with another shop',
  async who => {
    await browsesAs(who);
    const [good, , other] = await twoShops();
    await addOffer(good, 2);
    kept.clear();
    await sandbox.fails('status', `rest/shops/${shopIdOf(good)}`, { status: 404 });
    onTestFinished(async () => {
      await sandbox.recovers();
    });
    const page = await opensPage('/cart');
    expect(page).toContain(english.cart.shopGone);
    expect(page).not.toContain(english.cart.emptyTitle);
    expect(page).toContain(english.cart.clear);
    expect(await clearCart(market)).toMatchObject({ ok: true });
    expect(await opensPage('/cart')).toContain(english.cart.emptyTitle);
    await addOffer(other, 1);
    expect(await shownLines()).toEqual([`${other.stockId}x1`]);
  },
);

test.each(['guest', 'customer'] as const)('a %s reads which parked basket it was, and can remove it', async who => {
  await browsesAs(who);
  const [good, , other] = await twoShops();
  await addOffer(good, 2);
  await addOffer(other, 3);
  await chooseBasket('stay', market);
  kept.clear();
  const { fetch: usual } = globalThis;
  onTestFinished(() => void vi.stubGlobal('fetch', usual));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await usual(url, init);
    if (!url.includes('/rest/shops?')) return answer;
    const { data, ...rest } = (await answer.json()) as { data: { id: number }[] };
    return Response.json({ ...rest, data: data.filter(({ id }) => String(id) !== shopIdOf(other)) });
  });
  const page = await opensPage('/cart');
  expect(page).toContain(`${english.orders.someShop} · 3 items`);
  expect(page, 'it could not be ordered').not.toContain(english.cart.takeUp.replace('{shop}', ''));
  await applyControl({ do: 'unpark', shop: shopIdOf(other) }, market);
  expect(await readParked()).toEqual([]);
  expect(await shownLines(), 'the cart stays as it is').toEqual([`${good.stockId}x2`]);
});

test('while the shops cannot be read a parked basket is of "the shop", and can be taken up later', async () => {
  await browsesAs('guest');
  const [good, , other] = await twoShops();
  await addOffer(good, 2);
  await addOffer(other, 3);
  await chooseBasket('stay', market);
  kept.clear();
  await sandbox.fails('status', 'rest/shops', { status: 500 });
  const page = await opensPage('/cart');
  await sandbox.recovers();
  expect(page).toContain(`3 items from ${english.chat.someShop}`);
  expect(page).toContain(english.cart.takeUp.replace('{shop}', english.chat.someShop));
  forgetConsole();
});
