import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { callApi as CallApi, Outcome } from '@/lib/api/client';
import { envelope, listEnvelope } from '@/lib/api/envelopes';
import { expectConsole } from '../stubs/console.ts';

let server: Server;
let answer: RequestListener;
let asked: { url: string; method: string; headers: Record<string, unknown>; body: string }[];
let callApi: typeof CallApi;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      const { url = '', method = '', headers } = request;
      asked.push({ url, method, headers, body: Buffer.concat(parts).toString() });
      answer(request, response);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  // The environment belongs to the module, the memory of a hanging API to the process.
  delete (globalThis as { doorstepBreaker?: unknown }).doorstepBreaker;
  vi.resetModules();
  ({ callApi } = await import('@/lib/api/client'));
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const says = (status: number, body: string, headers: Record<string, string> = {}): RequestListener => {
  return (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
};
const thing = envelope(z.object({ name: z.string() }));
const ask = (more: object = {}): Promise<Outcome<{ name: string }>> =>
  callApi({ path: 'rest/thing', locale: 'de', schema: thing, ...more });

describe('what is asked', () => {
  test('the language always, brackets for lists and objects, nothing for empty values', async () => {
    answer = says(200, '{"data":{"name":"soup"}}');
    const query = { rating: [3, 5], address: { latitude: 41.29 }, open: true, deals: false, search: '', page: null };
    expect(await ask({ query })).toEqual({ ok: true, value: { name: 'soup' } });
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '', 'http://api');
    expect(pathname).toBe('/api/v1/rest/thing');
    expect([...searchParams]).toEqual([
      ['rating[0]', '3'],
      ['rating[1]', '5'],
      ['address[latitude]', '41.29'],
      ['open', '1'],
      ['lang', 'de'],
    ]);
  });

  test('a body as JSON, and a session only when one is told', async () => {
    answer = says(200, '{"data":{"name":"soup"}}');
    await ask({ method: 'POST', body: { a: 1 }, authorization: 'Bearer t' });
    await ask();
    expect(asked[0]).toMatchObject({ method: 'POST', body: '{"a":1}', headers: { authorization: 'Bearer t' } });
    expect(asked[1]?.headers).not.toHaveProperty('authorization');
  });
});

describe('failures are values', () => {
  const wordless = { ok: false, why: 'refused', code: '', message: '', params: {} };
  test.each([
    [404, '{"statusCode":"ERROR_404","message":"no"}', { ok: false, why: 'gone' }],
    [404, '{"status":false,"statusCode":404}', { ok: false, why: 'gone' }],
    [
      422,
      '{"statusCode":"ERROR_400","message":"no","params":{"email":["taken"]}}',
      { ok: false, why: 'refused', code: 'ERROR_400', message: 'no', params: { email: ['taken'] } },
    ],
    [400, '{"statusCode":"ERROR_250","message":null,"params":[]}', { ...wordless, code: 'ERROR_250' }],
    [400, '{"statusCode":null,"message":{"error":"declined"}}', wordless],
    [400, '{}', wordless],
  ])('status %i', async (status, body, outcome) => {
    answer = says(status, body);
    expect(await ask()).toEqual(outcome);
  });

  test.each([
    ['500', says(500, '{"data":{"name":"soup"}}'), /status 500/],
    ['502 with a page', says(502, '<html>'), /status 502/],
    ['HTML in place of JSON', says(200, '<!doctype html><p>hi'), /usable answer: it is no JSON \(status 200,/],
    ['JSON with a fault, of which nothing is told', says(200, '{"token":"12|aB9"+}'), /it is no JSON \(status 200,/],
    ["a proxy's 404", says(404, '<h1>nginx</h1>'), /it is no JSON \(status 404,/],
    ["a gateway's 404 in JSON", says(404, '{"message":"no Route matched with those values"}'), /404 without a code/],
    ['a marketplace without its database', says(400, '{"statusCode":"ERROR_415"}'), /status 400 ERROR_415/],
    ['nothing at all', says(200, ''), /it is empty \(status 200\)$/],
    ['an empty object', says(200, '{}'), /gave no usable answer/],
    ['a refusal that is no JSON', says(400, 'no'), /gave no usable answer/],
    ['another shape', says(200, '{"data":{"name":5}}'), /expected string/],
    [
      'half a body',
      (_: unknown, response: { destroy(): void; write(t: string): void }) => {
        response.write('{"data":');
        setImmediate(() => response.destroy());
      },
      /gave no usable answer/,
    ],
    [
      'a dropped connection',
      (_: unknown, response: { destroy(): void }) => response.destroy(),
      /gave no usable answer: fetch failed: [A-Z_]+$/,
    ],
  ])('%s is offline, and said once', async (_name, behaves, reason) => {
    answer = behaves as RequestListener;
    expect(await ask()).toEqual({ ok: false, why: 'offline' });
    expectConsole('warn', reason);
  });

  test('a redirect is never followed, and no credential goes with it', async () => {
    let strangers = 0;
    const stranger = createServer((_request, response) => {
      strangers += 1;
      response.end('{"data":{"name":"thief"}}');
    });
    await new Promise<void>(resolve => stranger.listen(0, '127.0.0.1', resolve));
    answer = says(307, '', { Location: `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/` });
    expect(await ask({ authorization: 'Bearer t' })).toEqual({ ok: false, why: 'offline' });
    expectConsole('warn', /rest\/thing/);
    expect(strangers).toBe(0);
    stranger.close();
  });

  test('an answer without end does not fill the memory', async () => {
    // However long a loaded machine takes to send it.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    const flood = function* () {
      for (;;) yield 'x'.repeat(1024 * 1024);
    };
    answer = (_request, response) => void pipeline(flood, response, () => {});
    expect(await ask()).toEqual({ ok: false, why: 'offline' });
    expectConsole('warn', /more than/);
  });
});

describe('an API that hangs', () => {
  const runsOut = () =>
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(limit => {
      expect(limit).toBe(16_000);
      return AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    });

  test('is given up after 16 s; once three calls got nothing, the next do not wait, for a second', async () => {
    runsOut();
    answer = () => {};
    for (const path of ['rest/a', 'rest/b', 'rest/c']) {
      expect(await ask({ path })).toEqual({ ok: false, why: 'offline', mayStillRun: true });
      expectConsole('warn', /timed out|timeout/i);
    }

    vi.mocked(AbortSignal.timeout).mockRestore();
    answer = says(200, '{"data":{"name":"soup"}}');
    expect(await ask()).toEqual({ ok: false, why: 'offline' });
    expectConsole('warn', /hangs/);

    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
    expect(await ask()).toMatchObject({ ok: true });
  });

  test("one customer's call that hangs leaves all others alone", async () => {
    runsOut();
    answer = () => {};
    await ask({ authorization: 'Bearer slow' });
    expectConsole('warn', /timed out|timeout/i);
    vi.mocked(AbortSignal.timeout).mockRestore();
    answer = says(200, '{"data":{"name":"soup"}}');
    expect(await ask({ authorization: 'Bearer other' })).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ ok: true });
  });
});

describe('turned away', () => {
  test.each([
    [401, '{"statusCode":"ERROR_100"}', 'forbidden'],
    [403, '<html>blocked', 'forbidden'],
    [429, '{"statusCode":"ERROR_429"}', 'tooMany'],
    [400, '{"statusCode":"ERROR_429"}', 'tooMany'],
    [400, '{"statusCode":"ERROR_403"}', 'forbidden'],
  ])('status %i %s to a call without a session is a failure, not an answer', async (status, body, turnedAway) => {
    answer = says(status, body);
    expect(await ask()).toEqual({ ok: false, why: 'offline', turnedAway });
    expectConsole('warn', new RegExp(`status ${status}`));
  });

  test('a session that has ended is told, and so is a way in that does not know the provider', async () => {
    answer = says(401, '{}');
    expect(await ask({ authorization: 'Bearer t' })).toEqual({ ok: false, why: 'unauthorized' });
    expect(await ask({ path: 'auth/apple/callback' })).toEqual({ ok: false, why: 'unauthorized' });
  });

  test.each([
    [429, '{"statusCode":"ERROR_429"}'],
    [429, '<html>slow down'],
    [400, '{"statusCode":"ERROR_429"}'],
  ])('status %i %s to a customer says nothing of what they asked for', async (status, body) => {
    answer = says(status, body);
    expect(await ask({ authorization: 'Bearer t' })).toEqual({ ok: false, why: 'offline', turnedAway: 'tooMany' });
    expectConsole('warn', new RegExp(`status ${status}`));
  });

  test('without its database the marketplace tells a customer nothing', async () => {
    answer = says(400, '{"statusCode":"ERROR_415"}');
    expect(await ask({ authorization: 'Bearer t' })).toEqual({ ok: false, why: 'offline' });
    expectConsole('warn', /ERROR_415/);
  });

  test('what a customer may not do is a refusal', async () => {
    answer = says(403, '{"statusCode":"ERROR_101"}');
    expect(await ask({ authorization: 'Bearer t' })).toMatchObject({ why: 'refused', code: 'ERROR_101' });
  });
});

test('at most 32 calls are under way at once, and the others go when these are answered', async () => {
  const held: (() => void)[] = [];
  answer = (_request, response) => held.push(() => response.end('{"data":{"name":"soup"}}'));
  const sent = vi.spyOn(globalThis, 'fetch');
  const answers = Promise.all(Array.from({ length: 100 }, () => ask({ authorization: 'Bearer t' })));
  await vi.waitFor(() => expect(held).toHaveLength(32), 5000);
  expect(sent).toHaveBeenCalledTimes(32);

  answer = says(200, '{"data":{"name":"soup"}}');
  for (const release of held) release();
  expect((await answers).every(({ ok }) => ok)).toBe(true);
});

describe('one bad item', () => {
  test('costs itself, not the list', async () => {
    answer = says(200, '{"data":[{"name":"soup"},{"name":null},{"name":"bread"}]}');
    const outcome = await callApi({
      path: 'rest/things',
      locale: 'en',
      schema: listEnvelope(z.object({ name: z.string() })),
    });
    expect(outcome).toEqual({ ok: true, value: [{ name: 'soup' }, { name: 'bread' }] });
    expectConsole('warn', /dropped a list item/);
  });
});
