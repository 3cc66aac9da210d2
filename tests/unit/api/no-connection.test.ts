/** An API that no connection reaches: given up like one that hangs, or at once where it refuses. */
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { callApi as CallApi } from '@/lib/api/client';
import { expectConsole } from '../stubs/console.ts';

let callApi: typeof CallApi;
beforeEach(async () => {
  vi.stubEnv('API_URL', 'https://api.example');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  delete (globalThis as { doorstepBreaker?: unknown }).doorstepBreaker;
  vi.resetModules();
  ({ callApi } = await import('@/lib/api/client'));
});

const ask = (path: string) => callApi({ path, locale: 'de', schema: z.unknown() });
const failure = (code: string) => new TypeError('fetch failed', { cause: { code } });

test('one that accepts no connection hangs, and nothing was sent', async () => {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    now += 10_000;
    return Promise.reject(failure('UND_ERR_CONNECT_TIMEOUT'));
  });
  for (const path of ['rest/a', 'rest/b', 'rest/c']) {
    expect(await ask(path)).toEqual({ ok: false, why: 'offline' });
    expectConsole('warn', /UND_ERR_CONNECT_TIMEOUT/);
  }
  expect(await ask('rest/d')).toEqual({ ok: false, why: 'offline' });
  expectConsole('warn', /hangs/);
});

test('one that refuses connections at once does not hang', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(failure('ECONNREFUSED'));
  for (const path of ['rest/a', 'rest/b', 'rest/c', 'rest/d']) {
    expect(await ask(path)).toEqual({ ok: false, why: 'offline' });
    expectConsole('warn', /ECONNREFUSED/);
  }
});
