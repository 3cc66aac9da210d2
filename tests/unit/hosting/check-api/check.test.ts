/** Where the check of an API gives up: at a URL where no API answers. */
import { expect, test } from 'vitest';
import { publicReads } from '@/hosting/check-api/calls.ts';
import { checkApi, isBroken } from '@/hosting/check-api/check.ts';

const account = { email: 'nora@shop.test', password: 'secret' };
const api = (fetch: typeof globalThis.fetch) =>
  ({ origin: 'http://shop.test', lang: 'en', revision: 'R1', fetch, patience: 300 }) as const;

test('an address that nobody answers at, and one that hangs, are given up after three calls', async () => {
  const fails = { nobody: new TypeError('fetch failed'), hangs: new DOMException('aborted', 'TimeoutError') };
  const words = { nobody: /^no connection, or no whole answer \(.+\)$/, hangs: /^no answer in 300 ms$/ };
  for (const way of ['nobody', 'hangs'] as const) {
    const findings = await checkApi(
      api(() => Promise.reject(fails[way])),
      account,
    );
    expect(findings.map(({ call }) => call)).toEqual(publicReads.slice(0, 3).map(({ path }) => `GET ${path}`));
    for (const { status, wrong } of findings)
      expect([status, wrong[0]]).toEqual([null, expect.stringMatching(words[way])]);
    expect(findings.at(-1)?.wrong).toContain('no page gets anything at http://shop.test: nothing else was asked');
    expect(isBroken(findings)).toBe(true);
  }
});

test.each([
  [301, 'it redirects to https://shop.test, and the storefront does not follow'],
  [404, 'status 404'],
  [429, 'status 429'],
])('an address with no other answer than %i is given up after three calls', async (answer, words) => {
  const refuses: typeof fetch = async () =>
    new Response(null, { status: answer, headers: { Location: 'https://shop.test/api' } });
  const findings = await checkApi(api(refuses), account);
  expect(findings.map(({ status, wrong }) => [status, wrong[0]])).toEqual(Array(3).fill([answer, words]));
  expect(findings.at(-1)?.wrong).toContain('no page gets anything at http://shop.test: nothing else was asked');
});

test('an answer that never ends is read as far as the storefront reads one', async () => {
  const megabyte = new Uint8Array(1024 * 1024);
  let pulls = 0;
  const endless: typeof fetch = async () =>
    new Response(new ReadableStream({ pull: reader => (pulls++ < 100 ? reader.enqueue(megabyte) : reader.close()) }));
  const [first] = await checkApi(api(endless));
  expect(first?.wrong[0]).toBe('no connection, or no whole answer (more than 16777216 bytes)');
});

test('another site, which answers everything with a page, is given up after three calls, without the password', async () => {
  const asked: string[] = [];
  const page: typeof fetch = async (url, { method = 'GET' } = {}) => {
    asked.push(`${method} ${String(url)}`);
    return new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } });
  };
  const findings = await checkApi(api(page), account);
  expect(findings.map(({ wrong }) => wrong[0])).toEqual(Array(3).fill('it is no JSON (status 200, text/html)'));
  expect(findings.at(-1)?.wrong).toContain('no page gets anything at http://shop.test: nothing else was asked');
  expect(asked).toEqual(Array(3).fill(expect.stringMatching(/^GET /)));
});
