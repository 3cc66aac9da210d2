/** Filters that a visitor has written into the path, of which the marketplace knows nothing. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import english from '../../../messages/en.json' with { type: 'json' };
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(async () => {
  await freshBrowser();
  cookieJar.set('view', 'base_system_41290x69220');
});

test.each([
  ['/restaurants?category=99999', english.list.oneCategory],
  ['/restaurants?take=99999', english.list.oneTake],
])('%s: nothing matches, and no id is shown as a name', async (path, chip) => {
  const page = String(await opensPage(path));
  expect(page).toContain(english.list.emptyTitle);
  expect(page).toContain(english.list.remove.replace('{name}', chip));
  expect(page).not.toContain(english.list.remove.replace('{name}', '99999'));
});

test('the map of a category that does not exist shows that nothing matches', async () => {
  const page = String(await opensPage('/shops/map?category=99999'));
  expect(page).toContain(english.list.emptyTitle);
  expect(page).not.toContain(english.errorPage.title);
});
