/** What a module offers, another one takes: whatever nobody else names is the module's own. */
import { expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';

/** What Next itself takes from pages, routes and the files at the root. */
const ofNext = /^(default|config|dynamic|metadata|middleware|register|revalidate|onRequestError|generate\w+|[A-Z]+)$/;

const wordsOf = new Map(sources([]).map(({ path, text }) => [path, new Set(text.match(/\w+/g))]));

test('everything that is exported is used elsewhere', () => {
  const unused = sources(['app/', 'components/', 'lib/', 'hosting/']).flatMap(file =>
    exportsOf(file)
      .filter(name => !ofNext.test(name) && !isNamedElsewhere(name, file))
      .map(name => `${file.path}: ${name}`),
  );
  expect(unused).toEqual([]);
  expect(isNamedElsewhere('exportsOf', { path: 'tests/taste/exports.test.ts' })).toBe(false);
});

function exportsOf({ text }: Source): string[] {
  const declared = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
  return [...text.matchAll(declared)].map(([, name = '']) => name);
}

function isNamedElsewhere(name: string, { path }: Pick<Source, 'path'>): boolean {
  return [...wordsOf].some(([other, words]) => other !== path && words.has(name));
}
