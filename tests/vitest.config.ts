/**
 * What `vitest run --config tests/vitest.config.ts` runs: the rules alone, the sandbox's answers, our taste, what takes
 * long, and the chats once more over the other interface of their database.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { marketZone } from './market-hour.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const stub = (name: string) => `${root}/tests/unit/stubs/${name}.ts`;

/** What the framework provides only inside a running server; order matters, the first match wins. */
const alias = [
  { find: /^server-only$/, replacement: stub('server-only') },
  { find: /^next\/cache$/, replacement: stub('next-cache') },
  { find: /^next\/root-params$/, replacement: stub('next-root-params') },
  { find: /^next\/headers$/, replacement: stub('next-headers') },
  { find: /^next-intl\/server$/, replacement: stub('next-intl-server') },
  { find: /^@\/app\/fonts$/, replacement: stub('fonts') },
  { find: /^@\//, replacement: `${root}/` },
];

/**
 * What renders every page, tries thousands of carts or waits for seconds. `npm test` runs it, `npm run check` leaves it
 * out, which then takes less than a minute.
 */
const long = [
  'tests/contract/account/owner.test.ts',
  'tests/contract/checkout/away-without-script.test.ts',
  'tests/contract/api/calls.test.ts',
  'tests/contract/cart/again.test.ts',
  'tests/contract/cart/lost-answers.test.ts',
  'tests/contract/cart/lost-switches.test.ts',
  'tests/contract/chat/live.test.ts',
  'tests/contract/chat/chat.test.ts',
  'tests/contract/api/check-api.test.ts',
  'tests/contract/content/content.test.ts',
  'tests/contract/shops/door-price.test.ts',
  'tests/contract/api/failing-pages.test.ts',
  'tests/contract/groups/faults.test.ts',
  'tests/contract/groups/lost-answers.test.ts',
  'tests/contract/groups/orders.test.ts',
  'tests/contract/groups/payments.test.ts',
  'tests/contract/hosting/kept-together.test.ts',
  'tests/contract/content/languages.test.ts',
  'tests/contract/checkout/one-press.test.ts',
  'tests/contract/orders/orders.test.ts',
  'tests/contract/checkout/placing-orders.test.ts',
  'tests/contract/orders/refunds.test.ts',
  'tests/contract/reservations/reservations.test.ts',
  'tests/contract/orders/reviews.test.ts',
  'tests/contract/seller/selling.test.ts',
  'tests/contract/sign-in/session-end.test.ts',
  'tests/contract/hosting/share-cards.test.ts',
  'tests/contract/wallet/sending.test.ts',
  'tests/contract/wallet/wallet.test.ts',
  'tests/unit/hosting/launch/program.test.ts',
  'tests/unit/hosting/node/shutdown.test.ts',
  'tests/unit/hosting/node/front/front-thread.test.ts',
  'tests/unit/hosting/node/front/front.test.ts',
  'tests/unit/hosting/node/front/page-key.test.ts',
  'tests/unit/hosting/node/pages/picture-queue.test.ts',
  'tests/unit/rate-limit/network-quota.test.ts',
  'tests/unit/sandbox/serve.test.ts',
];

/** Where customers reach the storefront, unless a test says otherwise. */
const site = { SITE_URL: 'http://127.0.0.1:3000' };

/** The sandbox of tests over its real clock. */
const env = { ...site, SANDBOX_ZONE: marketZone };

/** Long enough for a machine with other work: it ends a test that hangs, and measures nothing. */
const testTimeout = 30_000;

/** The same of `expect.poll`, which would give up after a second. */
const patience = { poll: { timeout: 10_000 } };

/** Over servers, processes and clocks a test may lose a race of its own making: it is told once more (037). */
const overServers = { retry: 1, env };

interface More {
  env?: Record<string, string>;
  retry?: number;
  include?: string[];
  exclude?: string[];
}

const suite = (name: string, more: More = {}) => ({
  resolve: { alias },
  test: {
    name,
    root,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    exclude: name === 'long' ? [] : long,
    environment: 'node',
    env: site,
    testTimeout,
    expect: patience,
    setupFiles: [`${root}/tests/unit/stubs/fresh.ts`, `${root}/tests/unit/stubs/setup.ts`],
    unstubEnvs: name === 'unit',
    restoreMocks: true,
    ...more,
  },
});

export default defineConfig({
  test: {
    root,
    // One more than there are processors, as tests also wait. Left to itself it keeps one of two for its own.
    maxWorkers: availableParallelism() + 1,
    // A worker for many files starts once; each file still has its modules to itself (stubs/fresh). Workers are
    // processes: @swc/core, which next-intl's plugin loads, crashes when a second thread of a process loads it.
    pool: 'forks',
    isolate: false,
    projects: [
      suite('unit'),
      suite('contract', overServers),
      suite('taste'),
      suite('long', { ...overServers, include: long }),
      suite('rest', {
        ...overServers,
        include: ['tests/contract/chat/*.test.ts'],
        exclude: [],
        env: { ...env, FIRESTORE_TRANSPORT: 'rest' },
      }),
    ],
  },
});
