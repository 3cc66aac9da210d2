/** What is loaded on a press or on intent is in no page's first script. */
import { expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';

const files = new Map(sources(['app/', 'components/', 'lib/']).map(file => [file.path, file]));
const isBrowserOnly = ({ path }: Source) => /\.client\.tsx?$/.test(path);

/** What a file names at its top, without types; `import()` is not among it. */
function staticLoadsOf({ text }: Source): string[] {
  const code = text.replaceAll(/^import type [^;]*;$/gms, '');
  return [...code.matchAll(/^(?:import|export)\b[^;]*?['"]([^'"]+)['"];$/gms)].map(([, name = '']) => name);
}

function fileOf(name: string): Source | undefined {
  const path = name.replace('@/', '');
  return ['.ts', '.tsx', ''].map(ending => files.get(path + ending)).find(file => file !== undefined);
}

/** Everything that comes along with a page: from what the server renders down to the last static import. */
const first = new Set([...files.values()].filter(file => !isBrowserOnly(file)));
for (const file of first)
  for (const name of staticLoadsOf(file)) {
    const next = fileOf(name);
    if (next !== undefined) first.add(next);
  }

test('SWR and Firebase are loaded by islands that are loaded on demand', () => {
  const loads = (file: Source) => staticLoadsOf(file).filter(name => /^(swr|firebase)(\/|$)/.test(name));
  const users = [...files.values()].filter(file => loads(file).length > 0);
  expect(users.length).toBeGreaterThan(5);
  expect([...first].filter(file => isBrowserOnly(file) && loads(file).length > 0).map(({ path }) => path)).toEqual([]);
  expect(users.filter(file => !isBrowserOnly(file)).map(({ path }) => path)).toEqual([]);
});
