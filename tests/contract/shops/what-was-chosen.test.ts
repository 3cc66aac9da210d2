/** Options without words and amounts in units, from the product’s page to the receipt (docs/api.md 2.4, 7.9). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Customer } from '../../support/customers.ts';
import type { Offer } from '../../support/offers.ts';
import { opensPage } from '../storefront/pages.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
});

/** The text of a page, without what is not read: attributes, scripts, comments that React leaves. */
async function reads(path: string): Promise<string> {
  const html = (await opensPage(path)) ?? '';
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Cart, checkout and receipt, one after the other. */
async function readsAll(offer: Offer): Promise<string[]> {
  await customer.fillsCart([offer], 3);
  const before = [await reads('/cart'), await reads('/checkout')];
  const { id } = await customer.places(offer);
  await sandbox.control(`orders/${id}/status`, { status: 'delivered' });
  return [...before, await reads(`/orders/${id}`), await reads(`/orders/${id}/refund`)];
}

test('a colour and a picture are shown beside the names of their groups, and never spelled', async () => {
  const balloons = await catalog.offer(({ kind }) => kind.some(value => value.startsWith('http')));
  const { shop, uuid, title } = balloons;
  const page = await opensPage(`/${shop.type}/${shop.id}?product=${uuid}`);
  expect(page).toContain('Colour 2');
  expect(page).toContain('background-color:');
  expect(page).toMatch(/<img [^>]*src="[^"]*heart/);
  for (const text of [await reads(`/${shop.type}/${shop.id}?product=${uuid}`), ...(await readsAll(balloons))]) {
    expect(text).toContain(title);
    expect(text).toContain('Motif');
    // A printed menu names the shop's own URL.
    expect(text.replace(/https?:\/\/[^/]+\/shop\/\d+/, '')).not.toMatch(/#[\da-f]{6}|https?:/);
  }
});

test('how much three of half a kilo are is said wherever three of them are', async () => {
  const offer = await catalog.offer(
    ({ interval, left, min, max }) => interval === 0.5 && left > 5 && min === 1 && max > 3,
  );
  const texts = await readsAll(offer);
  for (const text of texts) expect(text).toContain('3 × 0.5 kg');
});
