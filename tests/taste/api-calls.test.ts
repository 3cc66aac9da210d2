/**
 * A check of an operator's API (`npm run check-api`) is only as good as its table: every call that the storefront makes
 * stands in hosting/check-api: in calls.ts or customer-calls.ts, where it only reads, or in unasked.ts.
 */
import { expect, test } from 'vitest';
import { publicReads } from '../../hosting/check-api/calls.ts';
import { customerReads } from '../../hosting/check-api/customer-calls.ts';
import { unasked } from '../../hosting/check-api/unasked.ts';
import { offences, sources } from './sources.ts';

const literal = /(['"`])((?:rest|auth|dashboard|payments)\/(?:(?!\1)[^\n])+)\1/g;
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

const code = sources(['lib/', 'app/', 'components/'], /\.tsx?$/);

/** Paths of the API as they stand in the code, ids as "{}". */
const made = code.flatMap(({ path, text }) =>
  [...text.replaceAll(comment, '').matchAll(literal)].map(([, , call = '']) => ({ path, call: plain(call) })),
);

const reads = [...publicReads, ...customerReads].map(({ path }) => path);
const table = new Set([...reads, ...Object.keys(unasked)].map(plain));

test('every call stands in the table of hosting/check-api', () => {
  const forgotten = made.filter(({ call }) => !table.has(call)).map(({ path, call }) => `${path}: ${call}`);
  expect(forgotten, 'a new call gets a row in calls.ts or customer-calls.ts (it only reads) or unasked.ts').toEqual([]);
});

test('nothing stands there that is not called any more', () => {
  const calls = new Set(made.map(({ call }) => call));
  expect([...table].filter(call => !calls.has(call))).toEqual([]);
});

test('a path is written whole where it is called, so that it can be found', () => {
  expect(offences(code, /\bpath: `\$\{|Api\(`\$\{/)).toEqual([]);
});

test('what a page needs of a call is asked by one row', () => {
  const rows = [...publicReads, ...customerReads].map(({ path, page }) => `${path}: ${page}`);
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
});

function plain(path: string): string {
  return path.replaceAll(/\$?\{[^}]*\}/g, '{}');
}
