/** Another currency is chosen: the same page, whose amounts are worth the same (docs/behaviour.md 11.10). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { untouched } from '@/lib/forms/form-state';
import { chooseView } from '@/lib/preferences/actions';
import { posts } from './storefront/forms.ts';
import { openStorefront } from './storefront/sandbox.ts';
import { freshBrowser } from './storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

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
  [{ currency: '3' }, '/restaurants?rating=4&from=10&to=50', '/restaurants?rating=4&from=126000&to=630000'],
  [{ currency: '1' }, '/restaurants?from=10', '/restaurants?from=10'],
  [{ theme: 'dark' }, '/wallet/top-up?amount=2000', '/wallet/top-up?amount=2000'],
])('%j on %s', async (choice, page, then) => {
  expect((await choose(choice, page)).to).toBe(then);
});

test('and back again', async () => {
  const { to } = await choose({ currency: '3' }, '/restaurants?from=10');
  expect((await choose({ currency: 'base' }, to ?? '')).to).toBe('/restaurants?from=10');
});
