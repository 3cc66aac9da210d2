/** How are the stories told? Each in both scripts, languages and widths, spread over four kinds of shopper. */
import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';
import { node24 } from '../sandbox/launch/node24.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { calm, envOf, rough } from './e2e/servers.mjs';
import type { ShopperOptions } from './e2e/shopper.ts';

type Servers = Extract<NonNullable<Parameters<typeof defineConfig>[0]['webServer']>, readonly unknown[]>;

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const journeys = /journeys\/.*\.spec\.ts/;

/** Every two of script, language and width meet in one of the four. */
const shoppers: Project<ShopperOptions & PlaywrightTestOptions>[] = [
  { name: 'wide', testMatch: journeys, use: { language: 'en', viewport: wide } },
  {
    name: 'phone without script',
    testMatch: journeys,
    use: { language: 'en', viewport: phone, javaScriptEnabled: false },
  },
  { name: 'arabic phone', testMatch: journeys, use: { language: 'ar', viewport: phone } },
  {
    name: 'arabic wide without script',
    testMatch: journeys,
    use: { language: 'ar', viewport: wide, javaScriptEnabled: false },
  },
];

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
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(findChromium() ? { executablePath: findChromium() ?? '' } : {}),
      args: chromiumFlags,
    },
  },
  projects: [
    ...shoppers,
    { name: 'wire', testMatch: /wire\/.*\.spec\.ts/ },
    { name: 'looks', testMatch: /looks\/.*\.spec\.ts/ },
    // Faults spoil everything that asks at the same time: one at a time.
    {
      name: 'faults',
      testMatch: /faults\/.*\.spec\.ts/,
      workers: 1,
      fullyParallel: false,
      use: { baseURL: rough.site, pair: rough },
    },
  ],
  webServer: process.env.BASE_URL ? [] : [...serversOf(calm), ...serversOf(rough)],
});

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
