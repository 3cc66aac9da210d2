/** A gateway in front of the API that has stopped waiting for it: the API may go on with the call. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { expectConsole } from '../stubs/console.ts';

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  Reflect.deleteProperty(globalThis, 'doorstepBreaker');
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [500, {}],
  [502, {}],
  [504, { mayStillRun: true }],
  [524, { mayStillRun: true }],
])('status %i', async (status, told) => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status }));
  const { callApi } = await import('@/lib/api/client');
  const answer = await callApi({ path: 'rest/thing', locale: 'en', schema: z.unknown() });
  expect(answer).toEqual({ ok: false, why: 'offline', ...told });
  expectConsole('warn', new RegExp(`status ${status}`));
});
