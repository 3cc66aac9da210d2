/** No test may end with a warning or an error on the console that it did not expect by `expectConsole`. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { said } from './console.ts';

// A server puts it there before anything of Next is loaded.
Object.assign(globalThis, { AsyncLocalStorage });

beforeEach(() => {
  said.length = 0;
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => said.push({ level, text: words.map(String).join(' ') });
});

afterEach(() => {
  expect(said, 'nothing unexpected on the console').toEqual([]);
});

// The next file may run in this thread.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
