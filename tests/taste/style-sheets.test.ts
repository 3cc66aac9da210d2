/** Do the style sheets stay small, does every class in them belong to somebody, and do changes stay cheap? */
import postcss, { type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';

const sheets = sources(['app/', 'components/'], /\.css$/);
const users = sources(['app/', 'components/', 'lib/'], /\.(ts|tsx|mjs)$/);

const linesOf = (files: Source[]) => files.reduce((sum, { lines }) => sum + lines.length - 1, 0);

const features = sheets.filter(({ path }) => path.startsWith('components/') && !path.startsWith('components/ui/'));
const shared = sheets.filter(({ path }) => ['app/theme.css', 'app/focused.css'].includes(path));
const isShared = ({ path }: Source) => shared.some(({ text }) => text.includes(`"../${path}"`));

test('features are short: what is drawn twice is a part of components/ui', () => {
  const everywhere = features.filter(isShared);
  expect(everywhere.length).toBeGreaterThan(10);
  expect(linesOf(everywhere)).toBeLessThan(2_950);
  expect(linesOf(sheets.filter(sheet => !features.includes(sheet)))).toBeLessThan(1_530);
});

test('a feature that few pages show has a small sheet of its own', () => {
  const long = features.filter(sheet => !isShared(sheet) && linesOf([sheet]) > 200);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('every class of a sheet is written in some source', () => {
  const written = users.map(({ text }) => text).join('\n');
  const isWritten = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(written);
  expect(sheets.flatMap(sheet => classesOf(sheet).filter(name => !isWritten(name)))).toEqual([]);
});

/** Larger text is less room: half of a layout that changes at pixels would be the wide one's and half the narrow one's. */
test('layouts change at widths in rem, which grow with the text that a customer has chosen in the browser', () => {
  const inPixels = sheets.flatMap(({ path, text }) => {
    const found: string[] = [];
    postcss.parse(text, { from: path }).walkAtRules(/^(media|container)$/, ({ params }) => {
      if (/width[^a-z]*\d+px/.test(params)) found.push(`${path}: ${params}`);
    });
    return found;
  });
  expect(inPixels).toEqual([]);
});

/** Else the browser styles each element of the page anew whenever something is put into it (docs/decisions/160). */
test('what depends on the root or on the body names the elements that it styles', () => {
  const rules = sheets.flatMap(({ path, text }) => {
    const found: Rule[] = [];
    postcss.parse(text, { from: path }).walkRules(rule => void found.push(rule));
    return found;
  });
  const isUnnamed = (selector: string) =>
    /^(\*|:not\([^()]*\))$/.test(selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '');
  const isOfPage = (selector: string) => /(^|[\s,(])(html|body|:root)[[:]/.test(selector);
  const dependsOnPage = (parent: Rule['parent']): boolean =>
    parent?.type === 'rule' && (isOfPage((parent as Rule).selector) || dependsOnPage(parent.parent));
  const unnamed = rules.filter(({ selectors, parent }) =>
    selectors.some(selector => isUnnamed(selector) && (isOfPage(selector) || dependsOnPage(parent))),
  );
  expect(unnamed.map(({ selector, source }) => `${source?.input.file}:${source?.start?.line}: ${selector}`)).toEqual(
    [],
  );
});

/** Selectors only: no decimals of a value, no words of a comment. */
function classesOf({ text }: Source): string[] {
  const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{};])([^{};]*)\{/g);
  const names = [...rules].flatMap(([, selector = '']) => [...selector.matchAll(/\.([a-z][a-z0-9-]*)/g)]);
  return [...new Set(names.map(([, name = '']) => name))];
}
