import { expect, test } from 'vitest';
import { isSearchMatch } from '@/lib/content/search-match';

test.each([
  ['How do I get a refund?', 'REFUND get', true],
  ['How do I get a refund?', 'fund', false],
  ['Geld zurück bei Verspätung', 'zuruck', true],
  ['كيف أسترد مالي؟', 'استرد', true],
  ['注文が届きません', '届き', true],
  ['anything', '  ', true],
  ['Pay by card', 'pay cash', false],
])('%s, asked for %s: %s', (text, searched, found) => {
  expect(isSearchMatch(text, searched)).toBe(found);
});
