/** Which visits add to the recent searches. */
import { expect, test } from 'vitest';
import { recentAfter } from '@/lib/search/recent-visit';

test.each([
  ['/search', 'q=soup', '["soup","tea"]'],
  ['/de/search', 'q=soup', '["soup","tea"]'],
  ['/search', 'q=soup&shops=2', '["soup","tea"]'],
  ['/search', 'q=tea', null],
  ['/search', 'q=+', null],
  ['/search', '', null],
  ['/shop/5', 'q=soup', '["soup","tea"]'],
  ['/de/restaurant/5', 'q=soup', '["soup","tea"]'],
  ['/shop/5/reviews', 'q=soup', null],
  ['/shop', 'q=soup', null],
  ['/search/more', 'q=soup', null],
])('a visit to %s?%s leaves %s', (path, query, cookie) => {
  expect(recentAfter(path, new URLSearchParams(query), '["tea"]')).toBe(cookie);
});
