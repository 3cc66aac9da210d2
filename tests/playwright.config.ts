/**
 * How are the stories told? Each journey with script and without, in both directions and at both widths: by one shopper and
 * her opposite. Four such pairs take turns from file to file; with EVERY_SHOPPER=1 all of them tell every journey.
 */
import { readdirSync } from 'node:fs';
import { defineConfig, type LaunchOptions, type PlaywrightTestOptions } from '@playwright/test';
import { node24 } from '../sandbox/launch/node24.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { calm, envOf, rough } from './e2e/servers.mjs';
import type { ShopperOptions } from './e2e/shopper.ts';

type Servers = Extract<NonNullable<Parameters<typeof defineConfig>[0]['webServer']>, readonly unknown[]>;

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** Those with script; the opposite of each, in language, width and script, tells the same stories. */
const shoppers = [
  { language: 'en', viewport: wide },
  { language: 'ar', viewport: phone },
  { language: 'en', viewport: phone },
  { language: 'ar', viewport: wide },
] as const;

/** Stories are faster without pictures; those that look at pages have them. */
const withoutPictures = launch(['--blink-settings=imagesEnabled=false']);

const journeys = readdirSync(new URL('e2e/journeys', import.meta.url)).sort();

export default defineConfig<ShopperOptions>({
  testDir: 'e2e',
  outputDir: '../test-results/stories',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : [])],
  use: {
    baseURL: calm.site,
    language: 'en',
    pair: calm,
    viewport: wide,
    launchOptions: launch([]),
  },
  projects: [
    // Faults spoil everything that asks at the same time: one at a time, beside what the other worker does.
    {
      name: 'faults',
      testMatch: /faults\/.*\.spec\.ts/,
      workers: 1,
      fullyParallel: false,
      use: { baseURL: rough.site, pair: rough, launchOptions: withoutPictures },
    },
    { name: 'looks', testMatch: /looks\/.*\.spec\.ts/ },
    { name: 'wire', testMatch: /wire\/.*\.spec\.ts/ },
    ...shoppers.flatMap(({ language, viewport }, turn) => {
      const isTheirs = (index: number) => process.env.EVERY_SHOPPER === '1' || index % shoppers.length === turn;
      const testMatch = journeys.filter((_, index) => isTheirs(index)).map(file => `**/journeys/${file}`);
      const hers = { language, viewport, javaScriptEnabled: true };
      return [hers, oppositeOf(hers)].map(told => ({
        name: nameOf(told),
        testMatch,
        use: { ...told, launchOptions: withoutPictures },
      }));
    }),
  ],
  webServer: process.env.BASE_URL ? [] : [...serversOf(calm), ...serversOf(rough)],
});

function launch(more: string[]): LaunchOptions {
  const found = findChromium();
  return { ...(found === undefined ? {} : { executablePath: found }), args: [...chromiumFlags, ...more] };
}

type Told = Required<Pick<ShopperOptions & PlaywrightTestOptions, 'language' | 'javaScriptEnabled'>> & {
  viewport: typeof wide;
};

function oppositeOf({ language, viewport, javaScriptEnabled }: Told): Told {
  return {
    language: language === 'en' ? 'ar' : 'en',
    viewport: viewport === wide ? phone : wide,
    javaScriptEnabled: !javaScriptEnabled,
  };
}

function nameOf({ language, viewport, javaScriptEnabled }: Told): string {
  return `${language}, ${viewport === wide ? 'wide' : 'phone'}${javaScriptEnabled ? '' : ', no script'}`;
}

function serversOf(pair: typeof calm): Servers {
  const start = {
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  } as const;
  return [
    {
      ...start,
      name: 'sandbox',
      command: `"${node24}" sandbox/serve.ts`,
      cwd: '..',
      url: `${pair.sandbox}/api/v1/rest/settings`,
      env: { SANDBOX_PORT: new URL(pair.sandbox).port, SANDBOX_DB: ':memory:', SITE_URL: pair.site },
    },
    {
      ...start,
      name: 'storefront',
      command: `"${node24}" sandbox/start.mjs`,
      cwd: '..',
      port: Number(new URL(pair.site).port),
      env: { ...envOf(pair), PORT: new URL(pair.site).port },
    },
  ];
}
