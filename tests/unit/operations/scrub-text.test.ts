import { expect, test } from 'vitest';
import { scrubText } from '@/lib/operations/scrub-text';

test.each([
  ['refused nora.o+x@mail.example.com twice', 'refused {mail} twice'],
  ['Authorization: Bearer 12|aZ09', 'Authorization: Bearer {token}'],
  ['the token 75|aB3dE6gH9jK2mN5pQ8sT1vW4yZ was', 'the token {token} was'],
  ['eyJhbGciOi.eyJzdWIi.sig-na_ture is old', '{token} is old'],
  ['cookie Fe26.2*1*abc*def is broken', 'cookie {sealed} is broken'],
  ['GET https://x.example/v1/accounts?key=AIzaSy&lang=en', 'GET https://x.example/v1/accounts?key={secret}&lang=en'],
  ['+998 (90) 123-45-67 is taken', '{number} is taken'],
  ['998901234567', '{number}'],
])('%s', (text, left) => {
  expect(scrubText(text)).toBe(left);
});

// A visitor makes up a picture as long as a URL may be, and the framework says so.
test('a long URL is cut', () => {
  const told = scrubText(`failed for http://api.test/images/${'x'.repeat(8000)}.webp 404`);
  expect(told).toMatch(/^failed for http:\/\/api.test\/images\/x+… 404$/);
  expect(told.length).toBeLessThan(250);
});

// JSON writes those below U+0020 as words, so they need none of this.
test.each(['\u009b31m', '\u007f', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066'])(
  'what orders a terminal, or turns a line round, is drawn (%j)',
  order => {
    expect(scrubText(`Received "a${order}b"`)).toBe(`Received "a\ufffd${order.slice(1)}b"`);
  },
);

test('the longest text is cut', () => {
  expect(scrubText('word '.repeat(100_000)).length).toBeLessThan(10_000);
});

test('what is nobody’s stays', () => {
  const text = 'API: rest/shops gave no usable answer: status 503 after 16000 ms';
  expect(scrubText(text)).toBe(text);
});

// A longer one is no address. Without the bound ten thousand letters, which anybody may send, take a tenth of a second.
test('the name of a mail address is looked for in its 64 characters alone', () => {
  expect(scrubText(`${'x'.repeat(65)}@mail.example`)).toBe('x{mail}');
});
