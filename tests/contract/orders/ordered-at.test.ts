/** What a customer has ordered at a shop is listed there, as it was ordered (docs/behaviour.md 11.16). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { applyChange } from '@/lib/cart/response/apply-change';
import { listOrderedAt } from '@/lib/orders/again/ordered-at';
import english from '../../../messages/en.json' with { type: 'json' };
import type { Customer } from '../../support/customers.ts';
import { type Offer, productsOf } from '../../support/offers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { opensPage } from '../storefront/pages.ts';
import { roundsOf } from '../storefront/rounds.ts';
import { catalog, customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, market, newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

const pathOf = ({ shop }: Offer) => `/${shop.type}/${shop.id}/ordered`;

async function orders(customer: Customer, offers: Offer[], status = 'delivered'): Promise<void> {
  const [first] = offers;
  if (first === undefined) return;
  await customer.fillsCart(offers, 5);
  const { id } = await customer.places(first);
  await sandbox.control(`orders/${id}/status`, { status });
}

test('a guest is asked who they are', async () => {
  expect(await opensPage(pathOf(await catalog.deliveredHome()))).toBeNull();
});

test('whoever has not ordered there is told so, and led to the menu', async () => {
  await newCustomer();
  const offer = await catalog.deliveredHome();
  const page = await opensPage(pathOf(offer));
  expect(page).toContain(english.ordered.noneTitle);
  expect(page).toContain(`href="/${offer.shop.type}/${offer.shop.id}"`);
});

test('one size of several is listed at its own price, and one press adds it', async () => {
  const customer = await newCustomer();
  const { shop } = await catalog.deliveredHome();
  const small = await catalog.offer(({ kind, left }) => kind.length > 0 && left > 30, { among: [shop] });
  const large = await catalog.offer(({ uuid, stockId }) => uuid === small.uuid && stockId !== small.stockId, {
    among: [shop],
  });
  await orders(customer, [small]);
  await orders(customer, [large]);
  await orders(customer, [large]);
  const { products } = mustSucceed(await listOrderedAt(String(shop.id), 'en'));
  expect(products).toMatchObject([{ stock: { id: large.stockId, price: { minor: large.price } }, isUsual: true }]);
  const page = await opensPage(pathOf(large));
  expect(page).toContain(`data-stock="${large.stockId}" data-chosen=""`);
  expect(page).toContain(english.ordered.as.replace('{choice}', large.kind.join(', ')));

  const press = { do: 'add', product: large.uuid, quantity: 1 } as const;
  expect(await applyChange(press, market)).toMatchObject({ status: 'choose' });
  const added = await applyChange({ ...press, stock: large.stockId }, market);
  expect(added).toMatchObject({ status: 'ok', cart: { lines: [{ stockId: large.stockId, quantity: 1 }] } });
  // A size that has gone meanwhile has to be chosen anew.
  expect(await applyChange({ ...press, stock: '999999999' }, market)).toMatchObject({ status: 'choose' });
});

test('an order of another shop, and one that was cancelled, tell nothing', async () => {
  const customer = await newCustomer();
  const [here, elsewhere] = [await catalog.deliveredHome('first'), await catalog.deliveredHome('last')];
  expect(here.shop.id).not.toBe(elsewhere.shop.id);
  await orders(customer, [here], 'canceled');
  await orders(customer, [elsewhere]);
  expect(mustSucceed(await listOrderedAt(String(here.shop.id), 'en'))).toEqual({ products: [], orders: 0 });
});

test('however much somebody has ordered, it is eighteen calls in three rounds', async () => {
  const customer = await newCustomer();
  const { shop } = await catalog.deliveredHome();
  const products = await productsOf(sandbox, shop);
  const dishes = products.flatMap(({ offers }) => offers.filter(({ left, min }) => left >= 10 && min <= 5).slice(0, 1));
  expect(dishes.length).toBeGreaterThan(14);
  for (let count = 0; count < 7; count += 1) await orders(customer, dishes.slice(count * 3, count * 3 + 3));
  const rounds = await roundsOf(() => listOrderedAt(String(shop.id), 'en'));
  const ours = rounds.map(paths => paths.filter(path => /orders|rest\/products/.test(path)).length);
  expect(ours.filter(Boolean)).toEqual([1, 5, 12]);
});

test.each([500, 403])('while the API answers %i the page says that it is away', async status => {
  const order = await customers.createWithOrder();
  await signsIn(order.customer.email);
  await order.moves('delivered');
  await sandbox.fails('status', 'dashboard/user/orders', { status });
  const page = await opensPage(pathOf(order.offer));
  expect(page).toContain(english.errorPage.title);
  expect(page).not.toContain(english.ordered.noneTitle);
  forgetConsole();
});
