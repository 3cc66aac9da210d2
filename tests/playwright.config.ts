/**
 * Who goes through the stories, and in which browser? Each journey with script and without, in both directions and at
 * both widths: one shopper and the opposite one. Four such pairs take turns from file to file; with EVERY_SHOPPER=1 all
 * of them go through every journey.
 */
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { calm, rough } from './e2e/servers.mjs';
import { nameOf, oppositeOf, shoppers } from './e2e/shoppers.ts';
import type { StoryOptions } from './e2e/story.ts';
import { provedHost } from './prove/hosts.mjs';

/** Node trusts the certificate of these stories by NODE_EXTRA_CA_CERTS. */
const trust = provedHost.isSeveral ? ['--ignore-certificate-errors'] : [];

/** Stories are faster without pictures and motion; those that look at pages have them. */
const withoutPictures = {
  launchOptions: launch(['--blink-settings=imagesEnabled=false']),
  contextOptions: { reducedMotion: 'reduce' },
} as const;

// Each project starts browsers of its own, which takes longer than most stories: there are few.
const casts =
  process.env.EVERY_SHOPPER === '1'
    ? [...shoppers, ...shoppers.map(oppositeOf)].map(profile => ({ name: nameOf(profile), shoppers: [profile] }))
    : [
        { name: 'a shopper', shoppers },
        { name: 'the opposite shopper', shoppers: shoppers.map(oppositeOf) },
      ];

export default defineConfig<StoryOptions>({
  testDir: 'e2e',
  outputDir: '../test-results/stories',
  ...(process.env.BASE_URL ? {} : { globalSetup: './e2e/start-servers.ts' }),
  fullyParallel: true,
  workers: 2,
  // One story of five hundred that lost a race for a processor is no fault; the summary names it as flaky.
  retries: 1,
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
      use: { baseURL: rough.site, pair: rough, ...withoutPictures },
    },
    // Needs a second build (tests/prove.mjs).
    ...(process.env.PROVED_HOST === 'node'
      ? [
          {
            name: 'deployment',
            testMatch: /deployment\/.*\.spec\.ts/,
            workers: 1,
            use: { shoppers, ...withoutPictures },
          },
        ]
      : []),
    // Compares the host that is proved with the first one.
    ...(process.env.PROVED_HOST ? [{ name: 'hosts', testMatch: /e2e\/hosts\/.*\.spec\.ts/, workers: 1 }] : []),
    { name: 'pages', testMatch: /(looks|http)\/.*\.spec\.ts/ },
    ...casts.map(({ name, shoppers }) => ({
      name,
      testMatch: /journeys\/.*\.spec\.ts/,
      use: { shoppers, ...withoutPictures },
    })),
  ],
});

function launch(more: string[]): LaunchOptions {
  const found = findChromium();
  return { ...(found === undefined ? {} : { executablePath: found }), args: [...chromiumFlags, ...trust, ...more] };
}
