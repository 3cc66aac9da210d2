/** Combines the result lists of a search for the popover, once all of them have been read. */
import type { SearchSetting } from '@/components/search/search-words';
import { type HitPages, useHits } from '@/components/search/use-hits.client';
import { listFormat } from '@/lib/i18n/formats';

interface Search {
  status: 'asking' | 'answered' | 'offline';
  /** The totals as a sentence. */
  summary: string;
  /** Without the lists that could not be read. */
  lists: HitPages[];
}

export function useSearch(term: string, setting: SearchSetting): Search {
  return searchOf([
    useHits('categories', term, setting),
    useHits('shops', term, setting),
    useHits('products', term, setting),
  ]);
}

/** Waits for all lists: each late one would move the results under the pointer. */
export function searchOf(all: HitPages[]): Search {
  if (all.some(({ status }) => status === 'asking')) return { status: 'asking', summary: '', lists: [] };
  const lists = all.filter(({ status }) => status === 'answered');
  const summary = listFormat(document.documentElement.lang).format(lists.map(({ count }) => count));
  // What could not be read may hold hits, so nothing found elsewhere is no answer.
  const isUnread = lists.every(({ items }) => items.length === 0) && all.some(({ status }) => status === 'offline');
  return { status: isUnread ? 'offline' : 'answered', summary, lists };
}
