/** The liked shops of a browser: how their cookie is read, and what a press on a heart changes. */
import { expect, test } from 'vitest';
import { formatLiked, mostLiked, parseLiked, toggleLiked } from '@/lib/liked/liked';

test.each([
  [undefined, []],
  ['', []],
  ['12.5', ['12', '5']],
  ['12.x.0.-1.5.12', ['12', '5']],
  ['1"]{}*{display:none', []],
])('the cookie %j is %j', (cookie, ids) => {
  expect(parseLiked(cookie)).toEqual(ids);
});

test('a press turns one over, the newest first, and the oldest makes room', () => {
  expect(toggleLiked(['5'], '12')).toEqual(['12', '5']);
  expect(toggleLiked(['12', '5'], '12')).toEqual(['5']);
  const full = Array.from({ length: mostLiked }, (_, index) => String(index + 1));
  expect(toggleLiked(full, '999')).toEqual(['999', ...full.slice(0, -1)]);
  expect(parseLiked(formatLiked(full))).toEqual(full);
});
