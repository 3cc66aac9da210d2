import { expect, test } from 'vitest';
import { plainWords } from '@/lib/chat/words';

test.each([
  ['  hello  ', 'hello'],
  ['<p>one</p>\n<b>two</b>', 'one\ntwo'],
  ['a&nbsp;b\u00a0c', 'a b c'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<!-- hidden -->shown', 'shown'],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
  ['I <3 soup', 'I <3 soup'],
])('%j is sent and shown as %j', (text, words) => {
  expect(plainWords(text)).toBe(words);
});

test('nothing is left that would be markup', () => {
  expect(plainWords('<<b>img src=x onerror=alert(1)>')).toBe('img src=x onerror=alert(1)>');
  expect(plainWords('<im<b>g src=x>')).toBe('g src=x>');
});

test.each(['<a', '<', '</', '<!', '<a <'])('two hundred thousand characters of %j are read', sign => {
  const long = sign.repeat(200_000 / sign.length);
  expect(plainWords(long)).toBe(long);
  expect(plainWords(`${long}>after`)).toMatch(/after$/);
});
