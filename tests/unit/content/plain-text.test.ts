import { expect, test } from 'vitest';
import { excerptOf, textOf } from '@/lib/content/plain-text';

test('the words of markup, in one line', () => {
  expect(textOf('<h2 id="a">Fees</h2><p>5 &lt; 6 &amp; <b>so</b><br />on</p>')).toBe('Fees 5 < 6 & so on');
});

test('an excerpt ends with a whole word', () => {
  expect(excerptOf('short')).toBe('short');
  expect(excerptOf('one two three four', 12)).toBe('one two…');
});

test('two hundred thousand characters of unfinished tags are read', () => {
  expect(textOf(`<b>so</b>${'<'.repeat(200_000)}`)).toMatch(/^so</);
});
