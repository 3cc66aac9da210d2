/** Where does a page beyond the end of a list lead, and what is a later page called? (docs/behaviour.md 9, 13.2) */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import english from '../../../messages/en.json' with { type: 'json' };
import { lastOpened, opensPage } from '../storefront/pages.ts';
import { catalog, customers, openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

async function leadsTo(path: string): Promise<string> {
  expect(await opensPage(path), path).toBeNull();
  return lastOpened.to;
}

test.each([
  ['/orders?past=1&page=99', '/orders?past=1'],
  ['/notifications?page=99', '/notifications'],
  ['/refunds?page=99', '/refunds'],
  ['/wallet?page=99', '/wallet?page=1'],
  ['/wallet?payments=1&page=99', '/wallet?payments=1&page=1'],
  ['/orders?q=soup&page=99', '/orders?q=soup'],
])('a page beyond the last of the customer’s own leads to it: %s', async (path, last) => {
  const order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 500 });
  await order.moves('delivered');
  await signsIn(order.customer.email);
  expect(await leadsTo(path)).toBe(last);
  expect(await opensPage(last)).not.toBeNull();
});

test('a customer without any order is told so on the first page', async () => {
  await newCustomer();
  expect(await leadsTo('/orders?past=1&page=3')).toBe('/orders?past=1');
  expect(await opensPage('/orders?past=1')).toContain(english.orders.emptyPastTitle);
});

test('the active orders have one page, whatever number is typed', async () => {
  const order = await customers.createWithOrder();
  await order.moves('delivered');
  await signsIn(order.customer.email);
  expect(await opensPage('/orders?page=7')).toBe(await opensPage('/orders'));
});

test('a page beyond the last of everybody’s lists leads to one that exists', async () => {
  const { shop } = await catalog.deliveredHome();
  const path = `/restaurant/${shop.id}`;
  expect(await leadsTo('/recipes?page=99')).toMatch(/^\/recipes(\?page=\d)?$/);
  expect(await leadsTo('/blog?page=99')).toMatch(/^\/blog(\?page=\d)?$/);
  expect(await leadsTo(`${path}/reviews?page=99`)).toMatch(/\/reviews(\?page=\d+)?$/);
  expect(await leadsTo(`${path}/reviews?sort=best&page=99`)).toMatch(/\/reviews\?sort=best(&page=\d+)?$/);
  expect(await leadsTo(`${path}?sort=cheapest&page=99`)).toContain(path);
  expect(lastOpened.to).not.toContain('99');
});

test('the notice of what was done on a page that is no longer there is passed on', async () => {
  await newCustomer();
  expect(await opensPage('/refunds?page=2', 'key=refundRemoved&tone=success&id=1')).toBeNull();
  expect(lastOpened.to).toMatch(/^\/refunds\?told=/);
});

test('each page of a list has its own title', async () => {
  const { shop } = await catalog.deliveredHome();
  const reviews = `/restaurant/${shop.id}/reviews`;
  const titleOf = async (path: string) => {
    await opensPage(path);
    return lastOpened.title;
  };
  expect(await titleOf(reviews)).toBe(`Reviews of ${shop.title}`);
  expect(await titleOf(`${reviews}?page=2`)).toBe(`Reviews of ${shop.title} · Page 2`);
  expect(await titleOf(`${reviews}?sort=best&page=2`)).toBe(`Reviews of ${shop.title} · Page 2`);
  expect(await titleOf('/recipes?page=2')).toBe(`${english.recipes.title} · Page 2`);
  expect(await titleOf('/blog?page=2')).toBe(`${english.content.blog.title} · Page 2`);
  await newCustomer();
  expect(await titleOf('/refunds?page=3')).toBe(`${english.refunds.title} · Page 3`);
});
