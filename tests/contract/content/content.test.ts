/**
 * What do pages show of what the operator has written (docs/api.md 18)? Its HTML made safe, another language said to be
 * one, and nothing of what is not there.
 */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feedResponse } from '@/lib/content/feed';
import { listPaths } from '@/lib/seo/sitemap';
import german from '../../../messages/de.json' with { type: 'json' };
import english from '../../../messages/en.json' with { type: 'json' };
import { expectConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { lastOpened, opensPage } from '../storefront/pages.ts';
import { calls, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

interface WireArticle {
  uuid: string;
  translation: { title: string } | null;
}

const articles = (lang = 'en') => sandbox.read<WireArticle[]>(`blogs/paginate?type=blog&perPage=100&lang=${lang}`);
const titled = async (words: RegExp) => {
  const found = (await articles()).find(({ translation }) => words.test(translation?.title ?? ''));
  if (found === undefined) throw new Error(`The town has no article ${words}.`);
  return `/blog/${found.uuid}`;
};

beforeAll(openStorefront);
beforeEach(freshBrowser);

describe('an article', () => {
  test('has a body without what could do harm, pictures of our address and a table that scrolls', async () => {
    const html = (await opensPage(await titled(/melon/))) ?? '';
    expect(lastOpened.title).toMatch(/melon/);
    const prose = /<div class="prose"[\s\S]*?<\/article>/.exec(html)?.[0] ?? '';
    expect(prose).toContain('<h2 id="on-listen-first">');
    expect(prose).toContain('<div class="prose-table" tabindex="0">');
    expect(prose).toMatch(/<img src="\/pictures\/828\/images\/cover\//);
    expect(prose).toContain('<a href="/shops">');
    expect(prose).toContain('<a href="https://melons.example/calendar" rel="noopener">');
    expect(prose).not.toMatch(/alert\(|MsoNormal|style=|target=/);
  });

  test('says in schema.org’s terms what it is', async () => {
    const html = (await opensPage(await titled(/melon/))) ?? '';
    expect(html).toContain('"@type":["Article","BlogPosting"]');
    expect(html).toMatch(/"datePublished":"\d{4}-/);
  });

  test('that is written in English alone is shown so to others, and said to be', async () => {
    const path = await titled(/Lantern Street/);
    const html = (await opensPage(`/de${path}`)) ?? '';
    expect(html).toContain('lang="en"');
    expect(html).toContain('nicht auf Deutsch geschrieben');
    expect(html).toContain(german.content.blog.all);
  });

  test('of plain text has paragraphs, and its angle brackets', async () => {
    expect(await opensPage(await titled(/bread/))).toContain('&lt; before &gt; you order.</p>');
  });

  test('that does not exist, or is not published, is gone', async () => {
    expect(await opensPage('/blog/d3b0348c-b7d3-5a09-a5f2-ca1e5fc342b0')).toBeNull();
    expect((await articles()).map(({ translation }) => translation?.title)).not.toContain('Not published yet');
  });
});

test('the blog lists what is written in the language, the newest first', async () => {
  const html = (await opensPage('/de/blog')) ?? '';
  expect(html).toMatch(/Melone am Klang[\s\S]*letzten Kurier/);
  expect(html).not.toContain('Lantern Street');
  expect(await opensPage('/blog?page=50')).toBeNull();
});

test('the feed names the newest articles, escaped, and is away with the API', async () => {
  const feed = await feedResponse('de');
  expect(feed.headers.get('Content-Type')).toContain('application/atom+xml');
  const xml = await feed.text();
  expect(xml).toContain('<title>Wie man eine Melone am Klang erkennt</title>');
  expect(xml.match(/<entry>/g)?.length).toBeGreaterThan(3);
  kept.clear();
  await sandbox.fails('down');
  expect((await feedResponse('de')).status).toBe(503);
  expectConsole('warn', /rest\/blogs\/paginate gave no usable answer/);
  await sandbox.recovers();
});

test('terms have their headings as a table of contents, in one call', async () => {
  kept.clear();
  await opensPage('/');
  calls.length = 0;
  const html = (await opensPage('/terms')) ?? '';
  expect(html).toContain('<a href="#on-money-back"');
  expect(html).toContain('<h2 id="on-money-back">');
  expect(calls.filter(call => call.includes('rest/term'))).toHaveLength(new Set(calls).size);
});

test('the terms of invitations are those of the programme, and gone without it', async () => {
  expect(await opensPage('/referral-terms')).toContain('class="prose"');
});

test('positions stand by team, and one says what it is', async () => {
  const html = (await opensPage('/careers')) ?? '';
  expect(html).toMatch(/On the road[\s\S]*Courier by bicycle[\s\S]*At the desk/);
  const id = /href="\/careers\/(\d+)"/.exec(html)?.[1];
  const position = (await opensPage(`/careers/${id}`)) ?? '';
  expect(position).toContain('"@type":"JobPosting"');
  expect(position).toMatch(/href="mailto:hello@doorstep\.example\?subject=/);
  expect(await opensPage('/careers/999999')).toBeNull();
});

test('the help centre finds by words, and leads to a person', async () => {
  const html = (await opensPage('/help?q=late')) ?? '';
  expect(html).toMatch(/<details[^>]*class="surface question"(?![^>]*hidden)[^>]*><summary[^>]*>My order is late/);
  expect(html).toMatch(/<details[^>]*hidden=""[^>]*><summary[^>]*>How can I pay/);
  expect(html).toContain('"@type":"FAQPage"');
  expect(html).toContain('href="tel:+998712000000"');
  expect(await opensPage('/help?q=zeppelin')).toContain(english.content.help.none);
});

test('about has its parts in the order of their types', async () => {
  expect(await opensPage('/ar/about')).toMatch(/طعام طيب[\s\S]*لكل رسم اسم[\s\S]*الانتظار[\s\S]*لا شيء يُرمى/);
});

test('the sitemap lists them, and only in the default language', async () => {
  const paths = await listPaths('pages');
  expect(paths).toContain('/help');
  expect(paths).toContain(await titled(/melon/));
});
