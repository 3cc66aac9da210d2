/** What the popover shows of a search: its lists, once all of them have been read. */
import type { SearchSetting } from '@/components/search/search-words';
import { type HitPages, useHits } from '@/components/search/use-hits.client';

interface Search {
  status: 'asking' | 'answered' | 'offline';
  /** The totals as a sentence. */
  said: string;
  /** A list that could not be had is left out. */
  lists: HitPages[];
}

export function useSearch(term: string, setting: SearchSetting): Search {
  const lists = [useHits('shops', term, setting), useHits('products', term, setting)];
  const answered = lists.filter(({ status }) => status === 'answered');
  const [first, second] = answered;
  // One after the other they would move under the pointer.
  if (lists.some(({ status }) => status === 'asking')) return { status: 'asking', said: '', lists: [] };
  if (first === undefined) return { status: 'offline', said: '', lists: [] };
  const both = setting.words.found.replace('{shops}', first.count).replace('{products}', second?.count ?? '');
  return { status: 'answered', said: second === undefined ? first.count : both, lists: answered };
}
