/**
 * What comments and documents cite: every file and numbered section exists, and nothing outside of the repository is
 * cited.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { offences, type Source, sources } from './sources.ts';

const code = sources([], /\.(ts|tsx|mjs|cjs|js|css)$/);
const documents = sources([], /\.md$/);

/** Numbered headings of each document, by its name: "api" to "1", "1.1", … */
const sections = new Map(
  documents
    .filter(({ path }) => /^docs\/[\w-]+\.md$/.test(path))
    .map(document => [document.path.slice('docs/'.length, -'.md'.length), new Set(numbersOf(document))]),
);

const decisions = new Set(documents.flatMap(({ path }) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []));

const number = String.raw`\d{1,2}(?:\.\d{1,2})?`;
const citation = new RegExp(
  String.raw`\b([a-z]+)\.md\)?(?:'s)? (${number}(?:(?:, | and | or | to )${number})*)(?![\d:]*\d)`,
  'g',
);

test('every section that is cited exists', () => {
  const cited = [...code, ...documents].flatMap(source =>
    [...joined(source).matchAll(citation)].flatMap(([, name = '', numbers = '']) =>
      (numbers.match(/[\d.]+/g) ?? []).map(section => ({ source, name, section })),
    ),
  );
  const wrong = cited.filter(({ name, section }) => !sections.get(name)?.has(section));
  expect(wrong.map(({ source, name, section }) => `${source.path}: ${name}.md ${section}`)).toEqual([]);
  const inCode = cited.filter(({ source }) => !source.path.endsWith('.md'));
  expect(inCode.length).toBeGreaterThan(0);
});

test('every decision that is cited exists', () => {
  const cited = [...code, ...documents].flatMap(({ path, text }) => {
    const own = path.startsWith('docs/decisions/') ? /(?<![\d,.])(0\d{2})(?![\d,]|\.\d)/g : /\bdecisions\/(\d{3})\b/g;
    return [...text.matchAll(own)].map(([, which = '']) => ({ path, which }));
  });
  expect(cited.filter(({ which }) => !decisions.has(which)).map(({ path, which }) => `${path}: ${which}`)).toEqual([]);
  expect(cited.length).toBeGreaterThan(0);
});

test('the index of decisions lists each one by its title', () => {
  const [index] = documents.filter(({ path }) => path === 'docs/decisions/README.md');
  const rows = [...(index?.text ?? '').matchAll(/^\| \[(\d{3})\]\(\1-[\w-]+\.md\) +\| (.+?) +\|$/gm)];
  const titles = documents.flatMap(({ path, text }) => (/decisions\/\d/.test(path) ? [text.split('\n', 1)[0]] : []));
  expect(rows.map(([, number, title]) => `# ${number}. ${title}`)).toEqual(titles);
});

test('every document that is named exists', () => {
  const named = [...code, ...documents].flatMap(source =>
    [...source.text.matchAll(/\bdocs\/[\w-]+\.md\b/g)].map(([path]) => ({ source, path })),
  );
  expect(named.filter(({ path }) => !existsSync(path)).map(({ source, path }) => `${source.path}: ${path}`)).toEqual(
    [],
  );
});

test('links between documents lead somewhere', () => {
  const broken = documents.flatMap(document =>
    [...withoutCode(document.text).matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g)]
      .filter(([, path = '', anchor]) => !/^[a-z]+:/.test(path) && !leads(document, path, anchor))
      .map(([link]) => `${document.path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('nobody cites what is not here', () => {
  const foreign = /\b(SPEC|DESIGN|UX|STYLE)(\.md)?,? (D?\d|section)|\bAPI(\.md)? \d+(\.\d+)?\b|\bAPI\.md\b|README, ["]/;
  expect(offences([...code, ...documents], foreign)).toEqual([]);
});

/** One line: a citation may be wrapped inside its comment. */
function joined({ text }: Source): string {
  return text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ');
}

function numbersOf({ text }: Source): string[] {
  return headingsOf(text).flatMap(heading => /^(\d+(?:\.\d+)?)\.? /.exec(heading)?.[1] ?? []);
}

function headingsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
}

function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '');
}

function leads({ path: from, text }: Source, path: string, anchor: string | undefined): boolean {
  const target = path === '' ? from : join(dirname(from), path);
  if (!existsSync(target)) return false;
  if (anchor === undefined) return true;
  const found = path === '' ? text : documents.find(document => document.path === target)?.text;
  return headingsOf(found ?? '').some(heading => slugOf(heading) === anchor);
}

/** As GitHub makes anchors of headings. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
