/** Unit tests mirror the code: the rules of lib/x/y.ts are tested by tests/unit/x/y.test.ts. */
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Rooms of their own: what tests stand on, the matrix of faults, the sandbox’s rules and its town’s content. */
const others = /^tests\/unit\/(stubs|sandbox|town|faults)\//;
/** Text that is tested in place of code. */
const texts: Record<string, string> = {
  'tests/unit/messages/catalogues.test.ts': 'messages/en.json',
  'tests/unit/app/theme.test.ts': 'app/theme.css',
};

test('each unit test stands where its module stands', () => {
  const tests = sources(['tests/unit/'], /\.test\.tsx?$/).filter(({ path }) => !others.test(path));
  const modules = new Set(sources([], /\.(tsx?|mjs|css|json)$/).map(({ path }) => path));
  const homeless = tests.filter(({ path }) => {
    const inner = path.replace('tests/unit/', '').replace(/\.test\.tsx?$/, '');
    const folders = /^((app|components|hosting)\/|middleware$)/.test(inner) ? [''] : ['lib/'];
    const wanted = folders.flatMap(folder => ['.ts', '.tsx', '.mjs'].map(ending => `${folder}${inner}${ending}`));
    return ![...wanted, texts[path] ?? ''].some(module => modules.has(module));
  });
  expect(tests.length).toBeGreaterThan(50);
  expect(homeless.map(({ path }) => path)).toEqual([]);
});
