import { describe, expect, test } from 'vitest';
import { refuseRequest } from '@/lib/refuse-request';
import arabic from '@/messages/ar.json';
import german from '@/messages/de.json';
import english from '@/messages/en.json';
import saudi from '@/messages/sa.json';

const refused = { status: 413, reason: 'tooLarge' } as const;
const browser = { accept: 'text/html,application/xhtml+xml' };

const refusal = (path: string, headers: Record<string, string> = {}) =>
  refuseRequest(new Request(`http://site.invalid${path}`, { method: 'POST', headers }), refused);

describe('a browser is shown a whole document', () => {
  test.each([
    ['/profile', 'en', 'ltr', english],
    ['/de/checkout', 'de', 'ltr', german],
    ['/ar/profile', 'ar', 'rtl', arabic],
    ['/sa', 'ar-SA', 'rtl', saudi],
  ])('%s in the language of its path', async (path, tag, direction, words) => {
    const answer = await refusal(path, browser);
    expect(answer.status).toBe(413);
    expect(answer.headers.has('retry-after')).toBe(false);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain(`<html lang="${tag}" dir="${direction}">`);
    expect(html).toContain(`<h1>${words.refused.tooLargeTitle}</h1>`);
    expect(html).toContain(words.refused.tooLarge);
    expect(html).toContain(`<a href="${path}">${words.refused.back}</a>`);
  });

  test('a form of app/api leads back to the page that it stood on', async () => {
    const html = await (
      await refusal('/api/sign-out', { ...browser, referer: 'http://site.invalid/de/profile' })
    ).text();
    expect(html).toContain('lang="de"');
    expect(html).toContain('<a href="/de/profile">');
  });

  test('nothing of the address becomes markup', async () => {
    const html = await (await refusal('/shop/5?q="><script>&page=2', browser)).text();
    expect(html).toContain('<a href="/shop/5?q=%22%3E%3Cscript%3E&amp;page=2">');
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  test('the way back never leads out of the site', async () => {
    const referer = 'https://elsewhere.invalid//elsewhere.invalid/de';
    const html = await (await refusal('/api/sign-out', { ...browser, referer })).text();
    expect(html).toContain('<a href="/elsewhere.invalid/de">');
    const page = await (await refusal('//elsewhere.invalid/de', browser)).text();
    expect(page).toContain('<a href="/elsewhere.invalid/de">');
  });
});

test('a script and a machine are told in JSON, in the language that they ask for', async () => {
  const answer = await refusal('/api/cart?locale=de', { accept: '*/*' });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ error: 'tooLarge', message: german.refused.tooLarge });
  const action = await refusal('/ar/profile', { ...browser, 'next-action': '7f' });
  expect(await action.json()).toEqual({ error: 'tooLarge', message: arabic.refused.tooLarge });
});
