/**
 * One place for colours, no sides but start and end, no words but the catalogue's (docs/look.md 2, docs/decisions/034).
 */
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { offences, type Source, sources } from './sources.ts';

const shown = sources(['app/', 'components/'], /\.(tsx|ts|css|mjs)$/);
const drawn = shown.filter(({ path }) => path !== 'app/theme.css');

test('colours stand in app/theme.css alone', () => {
  const raw = /#[0-9a-f]{3,8}\b(?!['"]?\s*\))(?=['";\s,])|\b(rgba?|hsla?|oklch)\(/i;
  const viewport = (line: string) => /app\/\[locale\]\/\[currency\]\/layout\.tsx:\d+: \{ media: /.test(line);
  const found = offences([...drawn, ...sources(['lib/seo/'])], raw).filter(line => !viewport(line));
  expect(found).toEqual([]);
});

test('the theme decides between light and dark, not a class', () => {
  expect(offences(drawn, /(?<![\w-])dark:[a-z[]/)).toEqual([]);
});

const physical =
  /(?<![\w-])-?(m[lr]|p[lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(l|r|tl|tr|bl|br))-(?=[\w[(])|(?<![\w-])(text-(left|right)|float-(left|right)|border-[lr]|rounded-[lr])(?![\w-])/;

test('class names know start and end, never left and right', () => {
  const classes = drawn.filter(({ path }) => path.endsWith('.tsx'));
  expect(offences(classes.map(classNamesOf), physical)).toEqual([]);
});

test('what is typed or copied is written in 16 px: an iPhone enlarges the page for a smaller field', () => {
  const fields = /"[^"]*\bcontrol\b[^"]*\btext-(small|caption)\b[^"]*"/;
  expect(offences(drawn, fields)).toEqual([]);
});

test('no class is a word that the stylesheet is told to leave out', () => {
  const theme = shown.find(({ path }) => path === 'app/theme.css')?.text ?? '';
  const words = /@source not inline\("\{([^"]+)\}"\)/.exec(theme)?.[1]?.split(',') ?? [];
  expect(words).toContain('fixed');
  // Any string may hold a plain word; one in a class's own form is a class, wherever it stands.
  expect(words.filter(word => !/^[a-z]+$/.test(word))).toEqual([]);
  const used = new RegExp(`className=.*[\\s"'\`](${words.join('|')})[\\s"'\`]`);
  expect(offences(drawn, used)).toEqual([]);
});

test('no first letter is styled where letters join: Firefox draws an Arabic one by itself', () => {
  expect(offences(drawn, /(?<!\bltr:)first-letter/)).toEqual([]);
});

test('our stylesheets know inline sides, never left and right', () => {
  const sheets = drawn.filter(({ path }) => path.endsWith('.css'));
  expect(
    offences(sheets, /(?<![\w-])((margin|padding|border)-(left|right)|left|right)\s*:|text-align:\s*(left|right)/),
  ).toEqual([]);
});

test('every word on a page comes from the catalogue', () => {
  const pages = sources(['app/', 'components/'], /\.tsx$/);
  expect(pages.flatMap(bareWords)).toEqual([]);
});

test('no form lies in what is folded away: without script its refusal would', () => {
  const folded = /<(Accordion|details)\b(?![^>]*\sopen\b)[^>]*>(?:(?!<\/\1>).)*?<(Own)?Form\b/s;
  const pages = sources(['app/', 'components/'], /\.tsx$/);
  expect(pages.filter(({ text }) => folded.test(text)).map(({ path }) => path)).toEqual([]);
});

test('the catalogue joins two sentences: not every language has a full stop and a space', () => {
  expect(offences(shown, /\{'[.!?] '\}|\}[.!?] \$\{|join\('[.!?] '\)/)).toEqual([]);
});

test('an island fills its words by fillWords: in a replacement, "$&" of a visitor is a pattern', () => {
  const islands = sources(['components/'], /\.client\.tsx?$/);
  expect(offences(islands, /\.replace(All)?\((['"`])\{\w+\}\2/)).toEqual([]);
});

test('times, numbers and lists are written by lib/i18n/formats.ts: one clock, each format made once', () => {
  const code = sources(['app/', 'components/', 'lib/']).filter(({ path }) => path !== 'lib/i18n/formats.ts');
  const own =
    /Intl\.(DateTime|Number|List)Format\(|new Intl\.PluralRules|\.toLocale(Date|Time)String\(|\.toLocaleString\((?!'sv-SE').*Style/;
  expect(offences(code, own)).toEqual([]);
});

/** Keeps the strings of a file, line by line: class names are written in nothing else. */
function classNamesOf(source: Source): Source {
  const lines = source.lines.map(line =>
    /^\s*(import|\*|\/\/)/.test(line)
      ? ''
      : [...line.matchAll(/(['"`])(?:(?!\1).)*\1?/g)].map(match => match[0]).join(' '),
  );
  return { ...source, lines };
}

const spokenAttributes = ['alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'label'];

interface Node {
  type: string;
  start: number;
  value?: unknown;
  name?: unknown;
  children?: Node[];
  expression?: Node;
}

/** Text between tags, and in attributes that are read out; a line with `taste-ok: reason` is left alone. */
function bareWords({ path, text, lines }: Source): string[] {
  return nodesOf(parseAst(text, { lang: 'tsx' })).flatMap(node => {
    const words = wordsOf(node);
    const line = text.slice(0, node.start).split('\n').length;
    if (!/\p{L}{2}/u.test(words) || /taste-ok: \S/.test(lines[line - 1] ?? '')) return [];
    return [`${path}:${line}: ${words.trim()}`];
  });
}

function wordsOf({ type, value, name, children = [] }: Node): string {
  if (type === 'JSXText') return String(value);
  if (type === 'JSXElement' || type === 'JSXFragment')
    return children.map(({ expression }) => (expression?.type === 'Literal' ? String(expression.value) : '')).join('');
  const isSpoken = type === 'JSXAttribute' && spokenAttributes.includes(String((name as Node).name));
  return isSpoken && (value as Node | null)?.type === 'Literal' ? String((value as Node).value) : '';
}

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (value === null || typeof value !== 'object') return [];
  const below = Object.values(value).flatMap(nodesOf);
  return 'type' in value ? [value as Node, ...below] : below;
}
