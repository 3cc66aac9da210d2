/**
 * How are the stories told? Each journey with script and without, in both directions and at both widths: by one shopper and
 * her opposite. Four such pairs take turns from file to file; with EVERY_SHOPPER=1 all of them tell every journey.
 */
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { calm, rough } from './e2e/servers.mjs';
import type { ShopperOptions } from './e2e/shopper.ts';
import { nameOf, oppositeOf, shoppers } from './e2e/shoppers.ts';

/** Stories are faster without pictures and motion; those that look at pages have them. */
const plain = {
  launchOptions: launch(['--blink-settings=imagesEnabled=false']),
  contextOptions: { reducedMotion: 'reduce' },
} as const;

// Each project starts browsers of its own, which takes longer than most stories: there are few.
const casts =
  process.env.EVERY_SHOPPER === '1'
    ? [...shoppers, ...shoppers.map(oppositeOf)].map(told => ({ name: nameOf(told), shoppers: [told] }))
    : [
        { name: 'a shopper', shoppers },
        { name: 'her opposite', shoppers: shoppers.map(oppositeOf) },
      ];

export default defineConfig<ShopperOptions>({
  testDir: 'e2e',
  outputDir: '../test-results/stories',
  ...(process.env.BASE_URL ? {} : { globalSetup: './e2e/start-servers.ts' }),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : [])],
  use: { baseURL: calm.site, launchOptions: launch([]) },
  projects: [
    // Faults spoil everything that asks at the same time: one at a time, beside what the other worker does.
    {
      name: 'faults',
      testMatch: /faults\/.*\.spec\.ts/,
      workers: 1,
      fullyParallel: false,
      use: { baseURL: rough.site, pair: rough, ...plain },
    },
    { name: 'pages', testMatch: /(looks|wire)\/.*\.spec\.ts/ },
    ...casts.map(({ name, shoppers }) => ({
      name,
      testMatch: /journeys\/.*\.spec\.ts/,
      use: { shoppers, ...plain },
    })),
  ],
});

function launch(more: string[]): LaunchOptions {
  const found = findChromium();
  return { ...(found === undefined ? {} : { executablePath: found }), args: [...chromiumFlags, ...more] };
}
