/** Does the matrix of faults see what must not happen to a page? */
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../e2e/shopper/words.ts';
import { type Expected, pageViolations } from '../../faults/page-violations.ts';

const says = wordsOf('en');
const calm = `<h1>${says('errorPage.title')}</h1><p>${says('errorPage.offline')}</p><a href="">again</a>`;
const menu = '<h1>Samarkand</h1><a href="/restaurant/5?product=1">Plov</a>';

const expected: Expected = {
  language: 'en',
  shows: /product=/,
  hasContent: true,
  endsSession: false,
  isPrivate: false,
  secrets: ['nora@doorstep.test'],
};

function documentOf(main: string, tag = '<html lang="en">'): string {
  return `<!doctype html>${tag}<body><main id="content">${main}</main></body></html>`;
}

function found(text: string, change: Partial<Expected> = {}, more: { status?: number; control?: string } = {}) {
  const headers = new Headers({ 'cache-control': more.control ?? 'private, no-cache' });
  return pageViolations({ path: '/', status: more.status ?? 200, headers, text }, { ...expected, ...change });
}

test('a page with its content, and a calm one that nobody has seen before, are fine', () => {
  expect(found(documentOf(menu))).toEqual([]);
  expect(found(documentOf(calm), { hasContent: false })).toEqual([]);
});

describe('found is', () => {
  test.each([
    ['a status', documentOf(menu), {}, { status: 500 }, ['answered 500']],
    ['nothing at all', '', {}, {}, ['was empty']],
    ['content that was there before', documentOf(calm), {}, {}, ['lost its content']],
    [
      'a page without a reason',
      documentOf('<h1>x</h1><a href="/">y</a>'),
      { hasContent: false },
      {},
      ['said no reason: x y'],
    ],
    ['another language', documentOf(menu), { language: 'ar' }, {}, ['was in "en"', 'ran ltr']],
    ['a dead end', documentOf('<h1>Plov</h1> product='), {}, {}, ['had no way on']],
    ['no heading', documentOf('<h1> </h1><a href="?product=1">x</a>'), {}, {}, ['had no heading']],
    ['a stack', documentOf(`${menu} TypeError: x`), {}, {}, ['showed "TypeError"']],
    ['somebody else', documentOf(`${menu} nora@doorstep.test`), {}, {}, ["showed another's nora@doorstep.test"]],
    ['a private page in a store', documentOf(menu), { isPrivate: true }, {}, ['may be stored: private, no-cache']],
    [
      'an error that is kept',
      documentOf(calm),
      { hasContent: false },
      { control: 's-maxage=30' },
      ['may be kept as an error: s-maxage=30'],
    ],
  ])('%s', (_, html, change, more, violations) => {
    expect(found(html, change as Partial<Expected>, more)).toEqual(violations);
  });

  test('an empty list where nobody knows', () => {
    const empty = `<h1>x</h1><a href="/">y</a><p>${says('list.emptyTitlePlain')}</p>`;
    expect(found(documentOf(empty), { hasContent: false })).toContain('said "list.emptyTitlePlain"');
  });

  test('a document without a main part, with its first words', () => {
    expect(found('<html lang="en"><body>Bad Gateway</body></html>')).toContain('had no main: Bad Gateway');
  });
});

test('the login page answers a session that is over, and nothing else', () => {
  const login = documentOf('<h1>Log in</h1><button>x</button>');
  const at = (endsSession: boolean) =>
    pageViolations(
      { path: '/login', status: 200, headers: new Headers({ 'cache-control': 'no-store' }), text: login },
      { ...expected, endsSession },
    );
  expect(at(true)).toEqual([]);
  expect(at(false)).not.toEqual([]);
});
