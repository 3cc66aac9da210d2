import { expect, test } from 'vitest';
import { afterFirstPaint as change } from '@/hosting/document/after-first-paint.mjs';
import { Draft } from '@/hosting/document/draft.mjs';

const head = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
const async = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (inside: string) =>
  `<!DOCTYPE html><html><head>${head}${async('a')}</head><body>${inside}${async('b')}</body></html>`;

function afterFirstPaint(document: string, joined = (sources: string[]) => sources): string {
  const draft = new Draft(document);
  change(draft, joined);
  return draft.toString();
}

// React looks for the tags it has rendered, and would ask for the files again where it finds none.
test('async script stays as a tag that nobody runs, and is named by the line at its end', () => {
  const lighter = afterFirstPaint(page(`<main>Soup</main>${head}`));
  expect(lighter).not.toContain('<script src=');
  expect(lighter).toContain('<script type="later" src="/_next/static/chunks/a.js" async=""></script>');
  expect(lighter).toContain('<html><head><script type="later"');
  expect(lighter).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]');
  expect(lighter).toMatch(/<main>Soup<\/main><script type="later".*<script>.*<\/script><\/body><\/html>$/s);
});

test('inline script, old browsers’ script and what other hosts serve stay where they are', () => {
  const others = [
    '<script>self.__next_f.push([1,"<script src=x async>"])</script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '<script src="/_next/static/chunks/old.js" async="" noModule=""></script>',
    '<script src="/_next/static/chunks/first.js" id="first"></script>',
    '<script src="https://elsewhere.example/x.js" async=""></script>',
    '<script type="application/ld+json">{"name":"Soup"}</script>',
  ];
  const lighter = afterFirstPaint(page(others.join('')));
  for (const other of others) expect(lighter).toContain(other);
});

test('a file named twice is asked for once', () => {
  const [, list = '[]'] =
    /(\[[^\]]*\]),document\)<\/script>/.exec(afterFirstPaint(page(async('a') + async('a')))) ?? [];
  expect(JSON.parse(list)).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
});

test('a document without script comes back as it was', () => {
  expect(afterFirstPaint('<!DOCTYPE html><p>Soup</p>')).toBe('<!DOCTYPE html><p>Soup</p>');
});

test('the joined files are asked for in place of their parts', () => {
  const lighter = afterFirstPaint(page(''), sources => [`/joined/${sources.length}.js`]);
  expect(lighter).toContain('(["/joined/2.js"],document)');
});
