import { expect, test } from 'vitest';
import { keptByCaches } from '@/hosting/document/kept-by-caches.mjs';

test.each([
  ['a page that is never kept', 's-maxage=1, stale-while-revalidate=49', 'private, no-store'],
  ['a page that Next keeps', 's-maxage=30, stale-while-revalidate=20', 's-maxage=30, stale-while-revalidate=20'],
  ['a page that OpenNext would have shown for a month', 's-maxage=12, stale-while-revalidate=2592000', 's-maxage=12'],
  ['what is no page', 'public, max-age=3600', 'public, max-age=3600'],
])('%s', (_, given, limited) => expect(keptByCaches(given)).toBe(limited));
