/** Who may post: our own pages, known by what browsers say of where a post comes from. */
import { expect, test } from 'vitest';
import { isSameOrigin } from '@/lib/requests/same-origin';

const direct = { SITE_URL: 'https://shop.example', PROXIES: 0 };
const behind = { SITE_URL: 'https://shop.example', PROXIES: 1 };
const host = 'inside:3000';

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }, true],
  ['another host of the domain', { 'sec-fetch-site': 'same-site' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, false],
  ['no page at all', { 'sec-fetch-site': 'none' }, false],
  ['an old browser, our host', { origin: 'http://inside:3000' }, true],
  ['an old browser, the operator’s URL', { origin: 'https://shop.example' }, true],
  ['an old browser, another site', { origin: 'https://evil.example' }, false],
  ['an old browser, another port', { origin: 'http://inside:3001' }, false],
  ['a page that hides where it comes from', { origin: 'null' }, false],
  ['nonsense', { origin: 'inside:3000' }, false],
  ['no browser', {}, true],
])('%s', (_, sent, may) => {
  expect(isSameOrigin(new Headers({ host, ...sent } as Record<string, string>), direct)).toBe(may);
});

test('a page that hides where it comes from is not ours where we do not know our own host either', () => {
  expect(isSameOrigin(new Headers({ origin: 'null' }), { PROXIES: 0 })).toBe(false);
});

test('the host that browsers ask for is the trusted proxy’s to say', () => {
  const sent = new Headers({ host, origin: 'https://two.example', 'x-forwarded-host': 'two.example' });
  expect(isSameOrigin(sent, behind)).toBe(true);
  expect(isSameOrigin(sent, direct)).toBe(false);
});
