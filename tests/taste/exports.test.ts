/** What a module offers, another one takes: whatever nobody else imports is the module's own. */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';

/** What Next itself takes from pages, routes and the files at the root. */
const ofNext =
  /^(default|config|dynamic|metadata|middleware|register|revalidate|viewport|onRequestError|generate\w+|[A-Z]+)$/;

/** Put in the place of other modules by a bundler, or by the tests' configuration. */
const isStandIn = ({ path }: Source) =>
  /^(hosting\/(workerd\/no-grpc|open-next\/compile-cache)\.mjs$|tests\/unit\/stubs\/(next-|fonts))/.test(path);

const all = sources([]);
const paths = new Set(all.map(({ path }) => path));
const taken = new Set(all.flatMap(takenBy));

test('everything that is exported is imported elsewhere', () => {
  const files = sources(['app/', 'components/', 'lib/', 'hosting/', 'sandbox/', 'tests/']).filter(
    file => !isStandIn(file),
  );
  const unused = files.flatMap(file =>
    exportsOf(file)
      .filter(name => !ofNext.test(name) && !isTaken(file, name))
      .map(name => `${file.path}: ${name}`),
  );
  expect(unused).toEqual([]);
  expect(taken).toContain('tests/taste/sources.ts offences');
  expect(taken).not.toContain('tests/taste/sources.ts load');
});

function isTaken({ path }: Source, name: string): boolean {
  return taken.has(`${path} ${name}`) || taken.has(`${path} *`);
}

function exportsOf({ text }: Source): string[] {
  const declared = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
  return [...text.matchAll(declared)].map(([, name = '']) => name);
}

/** "path name" for each name that a file takes from another one. */
function takenBy({ path, text }: Source): string[] {
  const listed = /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
  const named = [...text.matchAll(listed)].flatMap(([, names = '', from = '']) =>
    names.split(',').map(name => [
      from,
      name
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)[0] ?? '',
    ]),
  );
  // What takes a whole module, or loads it later, may use whatever it names.
  const whole =
    /(?:\bimport\s+\*\s+as\s+\w+\s+from\s*|\bimport\s*(?:<[^(]*>)?\(\s*|\b(?:importActual|mock)(?:<[^(]*>)?\(\s*)['"`]([^'"`]+)['"`]/g;
  const words = new Set(text.match(/\w+/g));
  const anything = [...text.matchAll(whole)].flatMap(([, from = '']) => [...words].map(word => [from, word]));
  // A module that is handed on whole: nobody knows who takes what of it.
  const handedOn = [...text.matchAll(/\btypeof import\(['"]([^'"]+)['"]\)(?!\.)/g)].map(([, from = '']) => [from, '*']);
  return [...named, ...anything, ...handedOn].map(([from = '', name]) => `${fileOf(from, path)} ${name}`);
}

function fileOf(from: string, importer: string): string {
  const bare = from.startsWith('@/') ? from.slice(2) : posix.join(posix.dirname(importer), from);
  return ['', '.ts', '.tsx', '.mjs'].map(ending => bare + ending).find(name => paths.has(name)) ?? bare;
}
