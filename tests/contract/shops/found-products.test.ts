/** What a shop's own search finds is added like what its menu shows (docs/behaviour.md 4.4). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { opensPage } from '../storefront/pages.ts';
import { catalog, openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

test('a product begins with the smallest quantity that is sold', async () => {
  const { shop, uuid, title, min } = await catalog.offer(({ min, left }) => min > 1 && left > min);
  const path = `/${shop.type}/${shop.id}`;
  const row = new RegExp(`data-add="${uuid}"[^>]*data-least="${min}"`);
  expect(await opensPage(path)).toMatch(row);
  expect(await opensPage(`${path}?${new URLSearchParams({ q: title })}`)).toMatch(row);
});
