import { expect, test } from 'vitest';
import { safeHtml } from '@/lib/content/safe-html';

const ours = { API_URL: 'https://api.market.example', SITE_URL: 'https://market.example' };
const shown = (html: string) => safeHtml(html, { locale: 'de', ...ours }).html;

test.each([
  ['<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
  ['<p onclick="x()" style="color:red" class="MsoNormal">Hi</p>', '<p>Hi</p>'],
  ['<iframe src="https://evil.example">inside</iframe><p>Hi</p>', '<p>Hi</p>'],
  ['<svg><script>alert(1)</script></svg><p>Hi</p>', '<p>Hi</p>'],
  ['<p><a href="javascript:alert(1)">press</a></p>', '<p><a>press</a></p>'],
  ['<p><a href=" java\nscript:alert(1)">press</a></p>', '<p><a>press</a></p>'],
  ['<p><a href="data:text/html,x">press</a></p>', '<p><a>press</a></p>'],
  ['<form action="https://evil.example"><input name="password"></form><p>Hi</p>', '<p>Hi</p>'],
  ['<p>a</p><p><br></p><p>&nbsp;</p><p>b</p>', '<p>a</p><p>b</p>'],
  ['<div><p> </p><blockquote><p><b></b></p></blockquote></div><p>b</p>', '<p>b</p>'],
  ['<figure><img src="https://evil.example/1.gif"></figure><p>1 &lt; 2<br></p>', '<p>1 &lt; 2<br /></p>'],
])('what could do harm or is left over falls away: %s', (html, clean) => {
  expect(shown(html)).toBe(clean);
});

test('what is struck out stays struck out', () => {
  expect(shown('<p><del>30</del><ins>14</ins> days</p>')).toBe('<p><del>30</del><ins>14</ins> days</p>');
  expect(shown('<p><strike>30</strike> 14 days</p>')).toBe('<p><s>30</s> 14 days</p>');
});

test('a page of ours is shown in the language that somebody reads, in the same tab', () => {
  expect(shown('<a href="/shops" target="_blank">x</a>')).toBe('<a href="/de/shops">x</a>');
  expect(shown('<a href="https://market.example/help?q=a#b">x</a>')).toBe('<a href="/de/help?q=a#b">x</a>');
  expect(shown('<a href="/ar/help">x</a>')).toBe('<a href="/ar/help">x</a>');
});

test('other sites do not learn of our window', () => {
  expect(shown('<a href="//other.example/x" target="_blank">x</a>')).toBe(
    '<a href="https://other.example/x" rel="noopener">x</a>',
  );
});

test('pictures come through our own address, and those of strangers not at all', () => {
  expect(shown('<img src="/storage/images/a.jpg">')).toMatch(/^<img src="\/pictures\/828\/storage\/images\/a\.jpg" /);
  const stranger = '<img src="https://tracker.example/1.gif"><img src="data:image/png;base64,AA">';
  expect(shown(`<p>a</p>${stranger}`)).toBe('<p>a</p>');
  expect(shown('<p>a</p><img src="/api/v1/rest/settings">')).toBe('<p>a</p>');
});

test('headings stand below the title without a gap, and each can be linked to', () => {
  const { html, headings } = safeHtml('<h1>Money &amp; <em>time</em></h1><h4>Why</h4><h1>Money &amp; time</h1>', {
    locale: 'en',
    ...ours,
  });
  expect(headings).toEqual([
    { id: 'on-money-time', text: 'Money & time', level: 2 },
    { id: 'on-why', text: 'Why', level: 3 },
    { id: 'on-money-time-2', text: 'Money & time', level: 2 },
  ]);
  expect(html).toBe(
    '<h2 id="on-money-time">Money &amp; <em>time</em></h2><h3 id="on-why">Why</h3><h2 id="on-money-time-2">Money &amp; time</h2>',
  );
});

test("an operator's own anchor still leads to its heading", () => {
  expect(shown('<a href="#c1">x</a><h2 id="c1">Chapter</h2>')).toBe(
    '<a href="#on-c1">x</a><h2 id="on-c1">Chapter</h2>',
  );
});

test('a table scrolls in a frame of its own', () => {
  expect(shown('<table><tr><td colspan="2">a</td></tr></table>')).toMatch(
    /^<div class="prose-table" tabindex="0"><table>.*colspan="2".*<\/table><\/div>$/,
  );
});

test('plain text becomes paragraphs, with its angle brackets', () => {
  expect(shown('One\ntwo < three\n\n\nFour')).toBe('<p>One<br />two &lt; three</p><p>Four</p>');
});

test('two hundred thousand characters of unfinished tags are read, as the plain text they are', () => {
  expect(shown('<a'.repeat(100_000))).toMatch(/^<p>&lt;a&lt;a/);
});

test('hundreds of kilobytes of empty elements and of pictures of strangers fall away', () => {
  const words = 'x'.repeat(300_000);
  const nested = '<ul><li>'.repeat(20_000);
  for (const nothing of ['<p></p>'.repeat(40_000), '<img src="x">'.repeat(40_000), nested])
    expect(shown(`<p>${words}</p>${nothing}`)).toMatch(/^<p>x{300000}<\/p>(<ul>)?(<\/ul>)?$/);
});

test('of more tags than any text has, the beginning is shown', () => {
  const { html, headings } = safeHtml('<h1>a</h1>'.repeat(10_001), { locale: 'en', ...ours });
  expect(headings).toHaveLength(10_000);
  expect(html).toMatch(/<\/h2>$/);
});

test('each of ten thousand headings of one name can be linked to', () => {
  const { headings } = safeHtml('<h1>a</h1>'.repeat(10_000), { locale: 'en', ...ours });
  expect(new Set(headings.map(({ id }) => id)).size).toBe(10_000);
});

test('a list is numbered as the operator has numbered it', () => {
  for (const list of [
    '<ol type="a"><li>x</li></ol>',
    '<ol type="I" start="4"><li>x</li></ol>',
    '<ol start="3" reversed="reversed"><li value="7">x</li></ol>',
  ])
    expect(shown(list)).toBe(list);
  expect(shown('<ol type="disc"><li>x</li></ol>'), 'no such numbers').not.toContain('disc');
});
