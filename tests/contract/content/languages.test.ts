/**
 * Every page of the sitemap in all 24 languages, one of each kind of shop: it is there, says its language and
 * direction, has a title, and says nothing in English, nor a key in place of a sentence.
 */
import { prerender } from 'react-dom/static';
import { beforeAll, describe, expect, test } from 'vitest';
import NotFound from '@/app/global-not-found';
import { isArabicScript, type Locale, languageTag, locales } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { scriptStyle } from '@/lib/i18n/script-style';
import { requestPathHeader } from '@/lib/paths/request-path';
import { listPaths, listSitemaps } from '@/lib/seo/sitemap';
import { readMessages, textsOf } from '../../support/message-texts.ts';
import { request } from '../../unit/stubs/next-headers.ts';
import { lastOpened, opensPage } from '../storefront/pages.ts';
import { offersAllLanguages, openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser, signsInAnew } from '../storefront/session.ts';

const paths: string[] = [];

beforeAll(async () => {
  openStorefront();
  offersAllLanguages();
  await freshBrowser();
  const { names, isWhole } = await listSitemaps();
  expect(isWhole).toBe(true);
  for (const name of names) {
    const found = await listPaths(name);
    if (found === null || found === 'offline') throw new Error(`The sitemap ${name} is not there.`);
    paths.push(...(name === 'pages' ? found : found.slice(0, 1)));
  }
});

describe.each(locales)('%s', locale => {
  test('has a 404 page with the fonts of its script', async () => {
    request.headers = new Headers({ [requestPathHeader]: localizedPath(locale, '/nothing') });
    const { prelude } = await prerender(await NotFound());
    const root = /<html[^>]*>/.exec(await new Response(prelude).text())?.[0];
    expect(root).toContain(` lang="${languageTag(locale)}"`);
    expect(root?.includes('--font-sans')).toBe(scriptStyle(locale) !== undefined);
  });

  test('has every page of the sitemap', async () => {
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      const html = await opensPage(localizedPath(locale, path));
      const root = /<html[^>]*>/.exec(html ?? '')?.[0] ?? 'no page';
      expect.soft(root, path).toContain(` lang="${languageTag(locale)}"`);
      expect.soft(root, path).toContain(` dir="${isArabicScript(locale) ? 'rtl' : 'ltr'}"`);
      expect.soft(lastOpened.title, path).not.toBe('');
      const said = withoutForeign(html ?? '');
      expect.soft(said, path).not.toMatch(keyInPlaceOfWords);
      expect
        .soft(
          english(locale).filter(sentence => said.includes(sentence)),
          path,
        )
        .toEqual([]);
    }
  }, 60_000);
});

test.each(['/settings', '/be-seller', '/referrals'])('who signs in on %s is back in its language', async path => {
  const html = (await opensPage(`/de${path}`)) ?? '';
  const ways = [...html.matchAll(/href="([^"]*[?&;]returnTo=[^"]*)"/g)].map(([, href = '']) => href);
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.filter(href => !href.includes(`returnTo=${encodeURIComponent(`/de${path}`)}`))).toEqual([]);
});

test.each(['/restaurants?open=1&free=1', '/be-seller'])('%s counts in its language', async path => {
  await signsInAnew();
  const html = (await opensPage(`/fa${path}`)) ?? '';
  const counts = [...html.matchAll(/<(?:i|a|span)[^>]*>(\p{Nd})<\/(?:i|a|span)>/gu)].map(([, digit]) => digit);
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.filter(digit => /[0-9]/.test(digit ?? ''))).toEqual([]);
});

const read = (locale: Locale) => textsOf(readMessages(locale));
const ours = read('en');
const keyInPlaceOfWords = new RegExp(
  `(^|\\s)(${[...new Set([...ours.keys()].map(key => key.split('.')[0]))].join('|')})\\.[a-z]\\w*(\\.\\w+)*(\\s|$)|\\{\\w+[,}]`,
  'm',
);

/**
 * Sentences of ours that the language says otherwise. Short words are left to the catalogues' own test, as a name of the
 * operator's goods may hold one; so is what a language does not have yet.
 */
function english(locale: Locale): string[] {
  const own = read(locale);
  const unwritten = new Set([...ours].filter(([key]) => !own.has(key)).map(([, text]) => text));
  return [...ours]
    .filter(
      ([key, text]) =>
        own.has(key) &&
        own.get(key) !== text &&
        /^[^{}<>]{14,}$/.test(text) &&
        text.includes(' ') &&
        !unwritten.has(text),
    )
    .map(([, text]) => text);
}

/**
 * What a page says, but for what the operator has written in another language (components/content/prose.tsx), and the
 * headings of that in the table of contents.
 */
function withoutForeign(html: string): string {
  const foreign = /<div class="prose" dir="ltr" lang="[^"]*">[\s\S]*?<\/div>/g;
  const written = new Set((html.match(foreign) ?? []).flatMap(text => wordsIn(text).split('\n')));
  return wordsIn(html.replaceAll(foreign, ''))
    .split('\n')
    .filter(line => !written.has(line))
    .join('\n');
}

/** What a page says, without the script and style in it. */
function wordsIn(html: string): string {
  return html
    .replaceAll(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
