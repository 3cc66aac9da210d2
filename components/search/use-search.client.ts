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
  const all = [
    useHits('categories', term, setting),
    useHits('shops', term, setting),
    useHits('products', term, setting),
  ];
  // Waits for all lists: each late one would move the results under the pointer.
  if (all.some(({ status }) => status === 'asking')) return { status: 'asking', summary: '', lists: [] };
  const lists = all.filter(({ status }) => status === 'answered');
  const summary = listFormat(document.documentElement.lang).format(lists.map(({ count }) => count));
  return { status: lists.length > 0 ? 'answered' : 'offline', summary, lists };
}
