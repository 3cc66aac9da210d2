/** Where things stand and who may know whom (docs/decisions/036). */
import { expect, test } from 'vitest';
import { privatePages } from '@/lib/own-pages';
import { importsOf, offences, type Source, sources } from './sources.ts';

const code = sources([], /\.(ts|tsx|mjs)$/);
const storefront = sources(['app/', 'components/', 'lib/', 'middleware.ts', 'instrumentation.ts']);
const named = (pattern: RegExp, files = sources([], /./)) =>
  files.map(({ path }) => path).filter(path => pattern.test(path));

test('no barrels, no drawers for anything, no loading pages', () => {
  expect(named(/(^|\/)index\.(ts|tsx|mjs|js)$/)).toEqual([]);
  expect(named(/(^|\/)(utils?|helpers?|common|misc)(\/|\.(ts|tsx|mjs)$)/i)).toEqual([]);
  expect(named(/(^|\/)loading\.tsx$/)).toEqual([]);
});

test('files are named in kebab-case', () => {
  // A folder of app/ whose path begins with an underscore is spelled %5F.
  const segment = /^(%5F)?(\[\.{0,3}[a-z]+\]|\([a-z]+\)|[a-z0-9-]+(\.[a-z0-9-]+)*)$/;
  const wrong = code.filter(({ path }) => path.split('/').some(part => !part.startsWith('.') && !segment.test(part)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** Long lists of content, not code. */
const isData = ({ path }: Source) => /^sandbox\/seed\//.test(path);

test('no file is longer than 250 lines', () => {
  const long = code.filter(file => !isData(file) && file.lines.length > 251);
  expect(long.map(({ path, lines }) => `${path}: ${lines.length}`)).toEqual([]);
});

test('half of the files are short', () => {
  const lengths = storefront.map(({ lines }) => lines.length).toSorted((one, other) => one - other);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(50);
});

test('a missing thing goes to gone(), because notFound() has no body without script', () => {
  expect(offences(storefront, /(?<!`)\bnotFound\(/)).toEqual([]);
});

test("pages lead on by lib/paths/redirect.ts, as the framework's own posts a plain form once more", () => {
  const others = storefront.filter(({ path }) => path !== 'lib/paths/redirect.ts');
  expect(offences(others, /import \{[^}]*\b(redirect|permanentRedirect)\b[^}]*\} from 'next\/navigation'/)).toEqual([]);
});

test('nobody imports from app but app; the storefront does not know the sandbox', () => {
  const strangers = [...sources(['components/', 'lib/', 'sandbox/'])].flatMap(file =>
    importsOf(file)
      .filter(name => /^@\/app\//.test(name) && !name.endsWith('.css'))
      .map(name => `${file.path} imports ${name}`),
  );
  expect(strangers).toEqual([]);
  const players = storefront.flatMap(file =>
    importsOf(file)
      .filter(name => /sandbox\//.test(name) || /tests\//.test(name))
      .map(name => `${file.path} imports ${name}`),
  );
  expect(players).toEqual([]);
});

test("a file never calls both the customer's and the public API", () => {
  const both = storefront.filter(file => {
    const names = importsOf(file);
    return names.includes('@/lib/api/public') && names.includes('@/lib/api/customer');
  });
  expect(both.map(({ path }) => path)).toEqual([]);
});

test('the environment is read in one place', () => {
  const may = [
    'lib/env.ts',
    'middleware.ts',
    // Next replaces NEXT_RUNTIME and NEXT_PHASE while it compiles.
    'instrumentation.ts',
  ];
  expect(
    offences(
      storefront.filter(({ path }) => !may.includes(path)),
      /process\.env/,
    ),
  ).toEqual([]);
});

const actions = storefront.filter(({ text }) => /^['"]use server['"]/.test(text));

test('every action is made by formAction or pageAction', () => {
  const wrong = actions.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:const|async function|function) (\w+)(.*)$/gm)]
      .filter(([, _name = '', rest = '']) => !/^\s*=\s*(form|page)Action\(/.test(rest))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('an action file says so, in its name too', () => {
  const others = storefront.filter(file => !actions.includes(file));
  const silent = others.filter(({ path, text }) => /(\/|-)actions\.ts$/.test(path) || /['"]use server['"];/.test(text));
  const nameless = actions.filter(({ path }) => !/(\/|-)actions?\.ts$/.test(path));
  expect([...silent, ...nameless].map(({ path }) => path)).toEqual([]);
});

/** Kept pages are nobody's, who signs in is not yet known, and where to deliver is the device's. */
const ofAnybody =
  /^components\/(recipes\/recipe-shopping|sign-in\/(code|details|link|login|phone|register|reset)-page|address\/(current-address|found-addresses|no-zone|point-by-hand))\.tsx$/;

test('a form of a page of the customer’s own says whose page it is (docs/decisions/159)', () => {
  const forms = storefront.filter(({ path, text }) => /<Form\b/.test(text) && path !== 'components/forms/own-form.tsx');
  expect(forms.filter(({ path }) => !ofAnybody.test(path)).map(({ path }) => path)).toEqual([]);
});

/**
 * A point on the map, a list's price range, whose page converts its query, an order's tip, which is in the order's own
 * currency, and the checkout's, whose draft names one.
 */
const inNoCurrency = [
  'components/address/point-by-hand.tsx',
  'components/checkout/extras.tsx',
  'components/lists/price-fields.tsx',
  'components/orders/payment/tip-form.tsx',
];

test('a field for an amount says in which currency', () => {
  const silent = storefront.filter(({ text }) => /inputMode="decimal"/.test(text) && !/<InCurrency\b/.test(text));
  expect(silent.map(({ path }) => path)).toEqual(inNoCurrency);
});

test('the storefront logs troubles, not chatter', () => {
  expect(offences(storefront, /console\.(log|info|debug)\(/)).toEqual([]);
});

test('the lock file and the sources name no machine and no registry', () => {
  const everything = sources([], /\.(ts|tsx|mjs|json|css|md|svg|example|sh|yml|webmanifest)$|^\.ci\/|^\.npmrc$/);
  const paths = String.raw`/(wo[r]k|ro[o]t|ho[m]e/\w+|Use[r]s/\w+)/\w`;
  const hosts = String.raw`regi[s]try\.(npmjs|yarnpkg)|"resolve[d]":|artifac[t]ory|localhos[t]:48\d\d`;
  expect(offences(everything, new RegExp(`(?<![\\w.@])(${paths})|${hosts}`))).toEqual([]);
});

test('a page that robots.txt keeps closed asks not to be found, too', () => {
  const pages = sources(['app/[locale]/[currency]/'], /\/page\.tsx$/).map(({ path, text }) => {
    const [first = ''] = path
      .split('/')
      .filter(part => !/^(app|\[locale\]|\[currency\]|\(\w+\)|page\.tsx)$/.test(part));
    return { path, text, first: decodeURIComponent(first) };
  });
  const closed = pages.filter(({ first }) => privatePages.includes(first));
  expect(closed.length).toBeGreaterThan(25);
  const found = closed.filter(({ text }) => !/isUnlisted: true|privateMetadata\(|index: false/.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
  expect([...new Set(closed.map(({ first }) => first))].toSorted()).toEqual(privatePages.toSorted());
});
