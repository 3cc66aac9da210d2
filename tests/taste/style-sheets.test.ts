/** Do the style sheets stay small, and does every class in them belong to somebody? */
import { expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';

const sheets = sources(['app/', 'components/'], /\.css$/);
const users = sources(['app/', 'components/', 'lib/'], /\.(ts|tsx|mjs)$/);

const linesOf = (files: Source[]) => files.reduce((sum, { lines }) => sum + lines.length - 1, 0);

test('features are short: what is drawn twice is a part of components/ui', () => {
  const features = sheets.filter(({ path }) => path.startsWith('components/') && !path.startsWith('components/ui/'));
  expect(features.length).toBeGreaterThan(10);
  expect(linesOf(features)).toBeLessThan(3_500);
  expect(linesOf(sheets)).toBeLessThan(4_900);
});

test('every class of a sheet is written in some source', () => {
  const written = users.map(({ text }) => text).join('\n');
  const isWritten = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(written);
  expect(sheets.flatMap(sheet => classesOf(sheet).filter(name => !isWritten(name)))).toEqual([]);
});

/** Selectors only: no decimals of a value, no words of a comment. */
function classesOf({ text }: Source): string[] {
  const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{};])([^{};]*)\{/g);
  const names = [...rules].flatMap(([, selector = '']) => [...selector.matchAll(/\.([a-z][a-z0-9-]*)/g)]);
  return [...new Set(names.map(([, name = '']) => name))];
}
