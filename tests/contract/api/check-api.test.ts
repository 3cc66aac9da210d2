/**
 * `npm run check-api` over the sandbox, which answers as it should, as an older API does, and wrongly in many ways
 * (docs/decisions/113).
 */
import { execFile } from 'node:child_process';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Api, Finding } from '../../../hosting/check-api/ask.ts';
import { publicReads } from '../../../hosting/check-api/calls.ts';
import { checkApi, isBroken } from '../../../hosting/check-api/check.ts';
import { customerReads } from '../../../hosting/check-api/customer-calls.ts';
import { tableOf } from '../../../hosting/check-api/print.ts';
import manifest from '../../../package.json' with { type: 'json' };
import type { FaultKind } from '../../../sandbox/control/faults.ts';
import { nora, password } from '../../support/customers.ts';
import { openStorefront, origin, sandbox } from '../storefront/sandbox.ts';

beforeAll(openStorefront);
beforeEach(async () => {
  await sandbox.recovers();
  await sandbox.forgetCalls();
});

const account = { email: nora, password };
const api = (more: Partial<Api> = {}): Api => ({
  origin,
  lang: 'en',
  revision: 'R1',
  fetch: (url, init) => fetch(url, init),
  patience: 1000,
  ...more,
});
const of = (findings: Finding[], path: string) => findings.find(({ call }) => call === `GET ${path}`);

describe.each(['R1', 'R2'] as const)('an API as it should be, told to be %s', revision => {
  test('is good, call by call, in every language, and no field is of a wrong type', async () => {
    for (const lang of ['en', 'ar']) {
      const findings = await checkApi(api({ revision, lang }), account);
      expect(findings).toHaveLength(publicReads.length + 1 + customerReads.length);
      expect(findings.flatMap(({ wrong, call }) => wrong.map(words => `${call}: ${words}`))).toEqual([]);
      expect(findings.filter(({ verdict }) => verdict !== 'good' && verdict !== 'none')).toEqual([]);
      expect(isBroken(findings)).toBe(false);
    }
  });
});

test('the check only reads: nothing but signing in and out is posted, and everything says its language', async () => {
  const log = () => sandbox.ask<{ method: string; path: string }[]>('GET', '/_sandbox/log');
  await checkApi(api({ lang: 'de' }), account);
  const asked = (await log()).filter(({ path }) => path.startsWith('/api/'));
  const posted = asked.filter(({ method }) => method !== 'GET').map(({ path }) => path.replace(/\?.*/, ''));
  expect(posted).toEqual(['/api/v1/auth/login', '/api/v1/auth/logout']);
  await sandbox.forgetCalls();
  await checkApi(api());
  expect((await log()).some(({ path }) => path.includes('auth/') || path.includes('dashboard/'))).toBe(false);
});

test('what only R2 has may be missing in R1, and is missed in R2', async () => {
  for (const path of ['rest/banners-ads', 'dashboard/user/search-sending'])
    await sandbox.fails('status', path, { status: 404 });
  const first = await checkApi(api(), account);
  expect(of(first, 'rest/banners-ads')?.verdict).toBe('none');
  expect(of(first, 'rest/banners-ads/{ad}')?.verdict).toBe('skipped');
  const second = await checkApi(api({ revision: 'R2' }), account);
  expect(of(second, 'rest/banners-ads')).toMatchObject({ verdict: 'suffers', wrong: ['status 404'] });
  expect(of(second, 'dashboard/user/search-sending')?.verdict).toBe('suffers');
  expect([first, second].map(isBroken)).toEqual([false, false]);
});

const faults: [FaultKind, string, Finding['verdict'], string][] = [
  ['status', 'rest/shops/paginate', 'breaks', 'status 500'],
  ['html', 'rest/payments', 'breaks', 'status 502'],
  ['broken-json', 'rest/products/search', 'breaks', 'no JSON'],
  ['empty-object', 'rest/shops/paginate', 'breaks', 'data: Invalid input'],
  ['broken-item', 'rest/banners/paginate', 'suffers', 'items left out'],
  ['status', 'rest/settings', 'suffers', 'status 500'],
];

test.each(faults)('%s of %s: it %s', async (kind, path, verdict, words) => {
  await sandbox.fails(kind, path, { status: kind === 'html' ? 502 : 500 });
  const findings = await checkApi(api({ patience: 300 }));
  expect(of(findings, path)).toMatchObject({ verdict });
  expect(of(findings, path)?.wrong.join()).toContain(words);
  expect(isBroken(findings)).toBe(verdict === 'breaks');
});

test('a field of a wrong type is named, and a list of which nothing is left breaks its page', async () => {
  const findings = await checkApi(changed('rest/shops/paginate', shop => ({ ...shop, price: 'a lot' })));
  expect(of(findings, 'rest/shops/paginate')).toMatchObject({ verdict: 'breaks' });
  expect(of(findings, 'rest/shops/paginate')?.wrong[0]).toMatch(/^items left out: price: .+ \(\d+ times\)$/);
  expect(of(findings, 'rest/shops/{shop}')).toMatchObject({ verdict: 'skipped', wrong: ['no shop to ask about'] });
});

test.each([
  ['address', 'lists at a place', 'breaks'],
  ['order_by', 'lists: filters and sorts', 'breaks'],
  ['search', 'search: shops', 'breaks'],
  ['type=delivery', "a guest's checkout", 'breaks'],
])('a call that fails only where it is asked with %s is found', async (words, page, verdict) => {
  const fails: typeof fetch = (url, init) =>
    decodeURIComponent(String(url)).includes(words)
      ? Promise.resolve(Response.json({ statusCode: '500' }, { status: 500 }))
      : fetch(url, init);
  const findings = await checkApi(api({ fetch: fails }));
  expect(findings.find(finding => finding.page === page)).toMatchObject({ verdict, wrong: ['status 500'] });
  expect(of(findings, 'rest/shops/paginate')?.verdict, 'the bare list').toBe('good');
});

test('a profile without a wallet that can be read breaks what is paid with it', async () => {
  const findings = await checkApi(profileWith({ wallet: { price: 'a lot' } }), account);
  const pages = findings.filter(({ verdict }) => verdict === 'breaks').map(({ page }) => page);
  expect(pages).toEqual(['the wallet, the checkout']);
});

test('a field that is never there is named, and is no fault: what is 0 or empty is left out', async () => {
  const findings = await checkApi(changed('rest/shops/paginate', ({ tags: _, ...shop }) => shop));
  expect(of(findings, 'rest/shops/paginate')).toMatchObject({
    verdict: 'good',
    wrong: [],
    leftOut: expect.arrayContaining(['data[].tags']),
  });
});

test('a test account that is not let in is said, and its calls are not asked', async () => {
  const findings = await checkApi(api(), { ...account, password: 'another1' });
  expect(findings.at(-1)).toMatchObject({ call: 'POST auth/login', status: 400, verdict: 'breaks' });
});

test('a call without an answer among others that have one is what its page suffers from', async () => {
  const hangs: typeof fetch = (url, init) =>
    String(url).includes('rest/settings') || String(url).includes('rest/payments')
      ? Promise.reject(new DOMException('aborted', 'TimeoutError'))
      : fetch(url, init);
  const findings = await checkApi(api({ fetch: hangs, patience: 300 }));
  expect(findings).toHaveLength(publicReads.length);
  expect(of(findings, 'rest/settings')).toMatchObject({ verdict: 'suffers', wrong: ['no answer in 300 ms'] });
  expect(of(findings, 'rest/payments')).toMatchObject({ verdict: 'breaks', wrong: ['no answer in 300 ms'] });
});

test('the table names what is wrong under its call, and counts', () => {
  const finding = {
    call: 'GET a',
    page: 'home',
    status: 200,
    isAnswered: true,
    milliseconds: 7,
    leftOut: ['data[].b'],
  };
  const table = tableOf([
    { ...finding, verdict: 'breaks', wrong: ['data: wrong'] },
    { ...finding, verdict: 'good', wrong: [], leftOut: [] },
  ]);
  expect(table).toContain('BREAKS  200     7   GET a  home\n    wrong: data: wrong\n    left out: data[].b\ngood');
  expect(table).toMatch(/2 calls: 1 good, 1 BREAKS\.$/);
});

describe('the command', () => {
  let server: ServerType;
  let address = '';
  beforeAll(async () => {
    const answer = async ({ url, method, headers, body }: Request) =>
      fetch(origin + new URL(url).pathname + new URL(url).search, {
        method,
        headers,
        body: body === null ? null : await new Response(body).text(),
      });
    address = await new Promise(resolve => {
      server = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
        resolve(`http://127.0.0.1:${port}`),
      );
    });
  });
  afterAll(() => {
    server.close();
  });

  /** Without any setting of a storefront: whoever checks an API may not have installed one yet. */
  const run = (words: string[], env = {}): Promise<{ code: unknown; out: string; said: string }> => {
    const [, ...args] = manifest.scripts['check-api'].split(' ');
    const options = { env: { NODE_ENV: 'production', ...env } as const };
    return new Promise(resolve => {
      execFile(process.execPath, [...args, ...words], options, (error, out, said) =>
        resolve({ code: error?.code ?? 0, out, said }),
      );
    });
  };

  test.each(['R1', 'R2'])('prints a table and ends with 0, told to be %s', async revision => {
    const words = [`${address}/api/v1/`, '--revision', revision, '--account', nora];
    const { code, out } = await run(words, { CHECK_API_PASSWORD: password });
    expect(out).toContain('GET rest/shops/{shop}/products');
    expect(out).not.toContain('wrong:');
    expect([code, out.trim().split('\n').at(-1)]).toEqual([0, expect.stringMatching(/^\d+ calls: \d+ good/)]);
  });

  test('ends with 1 where a page would break, and says it as JSON', async () => {
    await sandbox.fails('status', 'rest/payments', { status: 500 });
    const { code, out } = await run([address, '--json']);
    const findings: Finding[] = JSON.parse(out);
    expect([code, of(findings, 'rest/payments')?.verdict]).toEqual([1, 'breaks']);
  });

  test('called wrongly it says how, and ends with 2', async () => {
    const calls = [[], ['market.example'], [address, '--revision', 'R3'], [address, '--account', nora]];
    for (const { code, said } of await Promise.all(calls.map(words => run(words))))
      expect([code, said]).toEqual([2, expect.stringContaining('npm run check-api -- https://')]);
  });
});

/** An API whose profile has this in it. */
function profileWith(more: object): Api {
  return api({
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      if (!String(url).includes('/profile/show?')) return answer;
      const body = (await answer.json()) as { data: object };
      return Response.json({ ...body, data: { ...body.data, ...more } });
    },
  });
}

/** An API whose lists at this path have each item changed. */
function changed(path: string, change: (item: Record<string, unknown>) => object): Api {
  return api({
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      if (!String(url).includes(`/${path}?`)) return answer;
      const body = (await answer.json()) as { data: Record<string, unknown>[] };
      return Response.json({ ...body, data: body.data.map(change) });
    },
  });
}
