/** What the search popover says of its lists, of which some could not be read. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { HitPages } from '@/components/search/use-hits.client';
import { searchOf } from '@/components/search/use-search.client';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

function list(kind: HitPages['kind'], status: HitPages['status'], total = 0): HitPages {
  const hit = { key: kind, href: '/', title: '', note: '', rating: null, whyNot: '', price: '', picture: '' };
  const items = Array.from({ length: total }, () => hit);
  return { kind, status, items, total, count: `${total} ${kind}`, hasMore: false, grow: () => {} };
}

type Answer = [HitPages['status'], number];

test.each<[string, Answer, Answer, string]>([
  ['all answered', ['answered', 0], ['answered', 0], 'answered'],
  ['one of them not yet', ['answered', 1], ['asking', 0], 'asking'],
  ['hits in one, the other could not be read', ['offline', 0], ['answered', 2], 'answered'],
  ['none in one, the other could not be read', ['answered', 0], ['offline', 0], 'offline'],
  ['neither could be read', ['offline', 0], ['offline', 0], 'offline'],
])('%s', (_, shops, products, status) => {
  const all = [list('categories', 'answered'), list('shops', ...shops), list('products', ...products)];
  expect(searchOf(all).status).toBe(status);
});
