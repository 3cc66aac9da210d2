/** Another currency is chosen: the same page, whose amounts are worth the same (docs/behaviour.md 11.10). */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { untouched } from '@/lib/forms/form-state';
import * as currencies from '@/lib/market/currencies';
import { chooseView } from '@/lib/preferences/actions';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { lastOpened, opensPage } from '../storefront/pages.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);
afterEach(() => {
  vi.restoreAllMocks();
});

const choose = (choice: Record<string, string>, page: string) =>
  posts(
    async (_, form) => {
      await chooseView(form);
      return untouched;
    },
    choice,
    page,
  );

test.each([
  [{ currency: '3' }, '/restaurants?rating=4&from=10&to=50&currency=base'],
  [{ theme: 'dark' }, '/wallet/top-up?amount=2000&currency=base'],
])('%j on %s', async (choice, page) => {
  expect((await choose(choice, page)).to).toBe(page);
});

test.each([
  ['3', '?rating=4&from=10&to=50&currency=base', '?rating=4&from=126000&to=630000&currency=3'],
  ['base', '?to=126000&currency=3', '?to=10&currency=base'],
  ['base', '?from=1&currency=3', '?from=1&currency=base'],
  ['2', '?from=10', '?from=10&currency=2'],
  ['2', '?deals=1&currency=base', '?deals=1'],
])('in the currency %s, %s leads to %s', async (currency, query, then) => {
  cookieJar.set('view', `${currency}_system_anywhere`);
  for (const list of ['/restaurants', '/shops/map']) {
    expect(await opensPage(list + query)).toBeNull();
    expect(lastOpened.to).toBe(list + then);
    expect(await opensPage(list + then)).not.toBeNull();
  }
});

test('a price range waits for its rates', async () => {
  vi.spyOn(currencies, 'findCurrency').mockResolvedValue(undefined);
  expect(await opensPage('/restaurants?from=10&currency=2')).not.toBeNull();
});
