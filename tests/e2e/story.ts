/** The fixtures of a story: a shopper, the sentences of the storefront in their language, and the sandbox's market. */
import { test as base, expect } from '@playwright/test';
import { type Catalog, catalogOf } from '../support/catalog.ts';
import { type Customers, customersOf } from '../support/customers.ts';
import { type MarketChanges, marketChanges } from '../support/market-changes.ts';
import { type Sandbox, sandboxAt } from '../support/sandbox.ts';
import { revalidator } from './revalidate.ts';
import { calm } from './servers.mjs';
import { Shopper } from './shopper/shopper.ts';
import { type Language, type Words, wordsOf } from './shopper/words.ts';
import { type Profile, shoppers, whoseTurn } from './shoppers.ts';

export interface StoryOptions {
  /** Which shopper tells the story: they take turns from journey to journey. */
  shoppers: Profile[];
  /** The storefront and the sandbox behind it. */
  pair: { site: string; sandbox: string };
}

interface Story {
  profile: Profile;
  language: Language;
  says: Words;
  sandbox: Sandbox;
  catalog: Catalog;
  customers: Customers;
  market: MarketChanges;
  shopper: Shopper;
}

export { expect };

export const test = base.extend<StoryOptions & Story>({
  shoppers: [shoppers, { option: true }],
  pair: [calm, { option: true }],
  profile: async ({ shoppers }, use, { file }) => use(whoseTurn(shoppers, file)),
  language: async ({ profile }, use) => use(profile.language),
  // The browser has the shopper's language, so that no page offers another one.
  locale: async ({ language }, use) => use(language),
  viewport: async ({ profile }, use) => use(profile.viewport),
  javaScriptEnabled: async ({ profile }, use) => use(profile.javaScriptEnabled),
  says: async ({ language }, use) => use(wordsOf(language)),
  sandbox: async ({ pair, language }, use) => use(sandboxAt(pair.sandbox, language)),
  catalog: async ({ sandbox }, use) => use(catalogOf(sandbox)),
  customers: async ({ sandbox, catalog }, use) => use(customersOf(sandbox, catalog)),
  market: async ({ sandbox, pair }, use) => use(marketChanges(sandbox, revalidator(pair))),
  shopper: async ({ page, pair, language, javaScriptEnabled }, use, testInfo) => {
    const shopper = new Shopper({ page, site: pair.site, language, hasScript: javaScriptEnabled ?? true });
    await use(shopper);
    const wrong = await shopper.watch.report();
    // Playwright's own "only on failure" would take a picture of every story, because it cannot know yet whether the
    // story fails.
    if (wrong.length > 0 || testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach(`last seen by ${shopper.name}`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      });
    expect(wrong, 'wrong behind the shopper’s back').toEqual([]);
  },
});
