/**
 * Unit tests mirror the code: the rules of lib/x/y.ts are tested by tests/unit/x/y.test.ts. Stories that are told beside
 * each other share one API.
 */
import { expect, test } from 'vitest';
import { offences, sources } from './sources.ts';

/** Rooms of their own: what tests stand on, the matrix of faults, the sandbox’s rules and its town’s content. */
const others = /^tests\/unit\/(stubs|sandbox|town|faults)\//;
/** Text that is tested in place of code, code that stands outside of our folders, and what has more than one file of tests. */
const texts: Record<string, string> = {
  'tests/unit/messages/catalogues.test.ts': 'messages/en.json',
  'tests/unit/app/theme.test.ts': 'app/theme.css',
  'tests/unit/online/order-keeper.test.ts': 'public/order-keeper.js',
  'tests/unit/online/order-keeper-files.test.ts': 'public/order-keeper.js',
  'tests/unit/api/gateway.test.ts': 'lib/api/client.ts',
  'tests/unit/api/no-connection.test.ts': 'lib/api/client.ts',
  'tests/unit/hosting/node/pages/page-turns.test.ts': 'hosting/node/pages/page-queue.mjs',
};

test('each unit test stands where its module stands', () => {
  const tests = sources(['tests/unit/'], /\.test\.tsx?$/).filter(({ path }) => !others.test(path));
  const modules = new Set(sources([], /\.(tsx?|m?js|css|json)$/).map(({ path }) => path));
  const homeless = tests.filter(({ path }) => {
    const inner = path.replace('tests/unit/', '').replace(/\.test\.tsx?$/, '');
    const folders = /^((app|components|hosting)\/|middleware$)/.test(inner) ? [''] : ['lib/'];
    const wanted = folders.flatMap(folder => ['.ts', '.tsx', '.mjs'].map(ending => `${folder}${inner}${ending}`));
    return ![...wanted, texts[path] ?? ''].some(module => modules.has(module));
  });
  expect(tests.length).toBeGreaterThan(50);
  expect(homeless.map(({ path }) => path)).toEqual([]);
});

// A fault strikes whoever calls next: it took the answer of the story in the other worker.
test('calls go wrong only in stories that have their servers to themselves', () => {
  const beside = sources(['tests/e2e/journeys/', 'tests/e2e/looks/', 'tests/e2e/http/'], /\.ts$/);
  const failing = beside.filter(({ text }) => /\bsandbox\.fails\(/.test(text));
  expect(beside.length).toBeGreaterThan(50);
  expect(failing.map(({ path }) => path)).toEqual([]);
});

test('a story waits for something to happen, never for time to pass', () => {
  const stories = sources(['tests/e2e/'], /\.ts$/);
  expect(stories.length).toBeGreaterThan(50);
  expect(offences(stories, /\bwaitForTimeout\(/)).toEqual([]);
});
