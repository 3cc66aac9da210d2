/**
 * Islands of script: named as such, small, leaves, and free of what is too heavy for every page (docs/decisions/010).
 */
import { expect, test } from 'vitest';
import { importsOf, loadsOf, offences, type Source, sources } from './sources.ts';

const files = sources(['app/', 'components/', 'lib/']);
const isClient = ({ text }: Source) => /^\s*(\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/.test(text);
const isExempt = ({ path }: Source) => path.startsWith('components/ui/') || /\/(global-)?error\.tsx$/.test(path);
const islands = files.filter(file => file.path.endsWith('.client.tsx'));

test('a file is an island exactly when its name says so', () => {
  const misnamed = files.filter(file => !isExempt(file) && isClient(file) !== file.path.endsWith('.client.tsx'));
  expect(misnamed.map(({ path }) => path)).toEqual([]);
  expect(islands.length).toBeGreaterThan(0);
});

test('an island has fewer than 80 lines', () => {
  const long = islands.filter(({ lines }) => lines.length > 80);
  expect(long.map(({ path, lines }) => `${path}: ${lines.length}`)).toEqual([]);
});

test('no request of a page hangs for good', () => {
  const calls = sources(['components/', 'lib/'], /\.client\.tsx?$/).flatMap(({ path, text }) =>
    [...text.matchAll(/\bfetch\(.*/g)].map(([call]) => `${path}: ${call}`),
  );
  expect(calls.length).toBeGreaterThan(5);
  // A script is small, fetched ahead, and waited for by nobody.
  const endless = calls.filter(call => !/signal|\binit\b|priority: 'low'/.test(call));
  expect(endless).toEqual([]);
});

/** Younger than Safari 16.4, the oldest browser that the build is made for: calls of what it lacks, and a state. */
const younger = [
  /\b(checkVisibility|withResolvers|canParse|groupBy|fromAsync|isWellFormed|AbortSignal\.any|Promise\.try|URL\.parse)\(/,
  /(?<!:is\():popover-open/,
  /(?<!hasNativePopovers\(\)\) \S*)\.(show|hide|toggle)Popover\(/,
];

test('a script calls nothing that older browsers do not have', () => {
  const scripts = sources(['components/', 'lib/', 'public/'], /\.client\.tsx?$|view-script\.ts$|^public\/.*\.js$/);
  expect(younger.flatMap(pattern => offences(scripts, pattern))).toEqual([]);
});

const heavy = /^(zod|firebase|next-intl|tailwind-merge|class-variance-authority|next\/(image|link))/;
const overlayPart = /^(@radix-ui\/|vaul$)/;
const serverOnly =
  /^(server-only|node:|next\/headers|next\/root-params|next\/cache|@\/lib\/(env|remember|api|metadata|gone))/;

test('an island loads nothing heavy and nothing of the server', () => {
  const wrong = islands.flatMap(file =>
    loadsOf(file)
      .filter(name => heavy.test(name) || serverOnly.test(name))
      .map(name => `${file.path} loads ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('no island reaches a server module through what it loads', () => {
  const byPath = new Map(files.map(file => [file.path, file]));
  const found = (name: string) =>
    ['.ts', '.tsx', '.mjs'].map(ending => byPath.get(`${name.replace('@/', '')}${ending}`)).find(Boolean);
  const reached = (file: Source, seen: Set<string>): string[] =>
    loadsOf(file).flatMap(name => {
      // A server action is called over the network, not loaded.
      if (name === 'server-only') return [file.path];
      const next = name.startsWith('@/') ? found(name) : undefined;
      if (next === undefined || seen.has(next.path) || /^\s*['"]use server['"]/m.test(next.text)) return [];
      seen.add(next.path);
      return reached(next, seen);
    });
  const wrong = islands.flatMap(file => reached(file, new Set()).map(path => `${file.path} reaches ${path}`));
  expect(wrong).toEqual([]);
});

test('Radix and vaul stand behind components/ui, and only behind an import on intent', () => {
  const strangers = files.filter(
    file => !file.path.startsWith('components/ui/') && importsOf(file).some(name => overlayPart.test(name)),
  );
  expect(strangers.map(({ path }) => path)).toEqual([]);
  const byPath = new Map(files.map(file => [`@/${file.path.replace(/\.(ts|tsx|mjs)$/, '')}`, file]));
  const isLoadedWith = (file: Source, seen = new Set<string>()): boolean =>
    loadsAtOnce(file).some(name => {
      const next = byPath.get(name);
      if (overlayPart.test(name)) return true;
      if (next === undefined || seen.has(name)) return false;
      seen.add(name);
      return isLoadedWith(next, seen);
    });
  const fromServer = files
    .filter(file => !isClient(file) && !/\.client\.tsx?$/.test(file.path))
    .filter(file => isLoadedWith(file));
  expect(fromServer.map(({ path }) => path)).toEqual([]);
  expect(islands.filter(file => isLoadedWith(file)).length).toBeGreaterThan(0);
});

test('each press on a language, currency or theme is applied once', () => {
  const mounts = files.filter(({ text }) => text.includes('<ChooseView')).map(({ path }) => path);
  const isSecond = (path: string) =>
    !path.startsWith('app/') || (path.includes('(market)') && !path.endsWith('layout.tsx'));
  expect(mounts.filter(isSecond)).toEqual([]);
  expect(mounts.length).toBeGreaterThan(0);
});

/** What comes with the file, without what it asks for later. */
function loadsAtOnce(source: Source): string[] {
  return loadsOf({ ...source, text: source.text.replaceAll(/\bimport\s*\(/g, 'later(') });
}

test('no island takes the language tag of its document for a locale: "kk" is the page of "kz"', () => {
  const islands = sources(['components/'], /\.client\.tsx?$/);
  expect(offences(islands, /locale[:=]\s*\{?\s*document\.documentElement\.lang/)).toEqual([]);
});
