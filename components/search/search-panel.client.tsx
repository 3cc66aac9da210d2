'use client';

import { useRef } from 'react';
import { HitList } from '@/components/search/hit-list.client';
import { RecentList } from '@/components/search/recent-list.client';
import { addRecent } from '@/components/search/recent-store.client';
import type { SearchSetting } from '@/components/search/search-words';
import { useSearch } from '@/components/search/use-search.client';
import { useSearchSubmit } from '@/components/search/use-search-submit.client';
import { ComboboxContent } from '@/components/ui/combobox/combobox.client';
import { useCombobox } from '@/components/ui/combobox/use-combobox.client';
import { fillWords } from '@/lib/i18n/fill-words';

export type SearchPanelProps = SearchSetting & { input: HTMLInputElement };

/** Milliseconds from the last key to the search (docs/behaviour.md 9). */
const debounce = 400;

/** The live results below the search field, of all shops or of one; the recent searches while the field is empty. */
export function SearchPanel({ input, ...setting }: SearchPanelProps) {
  const { action, words } = setting;
  const panel = useRef<HTMLDivElement>(null);
  const { term, isOpen, close, listId } = useCombobox(input, panel, debounce);
  const { status, summary, lists } = useSearch(term, setting);
  // Empty lists matter only where nothing else was found.
  const found = lists.filter(({ items }) => items.length > 0);
  const named = lists.filter(({ kind }) => kind !== 'categories');
  const search = (text: string) => `${action}?${new URLSearchParams({ q: text })}`;

  useSearchSubmit(input, text => {
    addRecent(text);
    close();
    return search(text);
  });

  if (!isOpen) return null;
  if (term === '') return <RecentList input={input} words={words} search={search} close={close} />;

  const opened = () => {
    addRecent(term);
    close();
  };
  return (
    <ComboboxContent ref={panel}>
      <p role="status" className={status === 'offline' ? 'p-4 text-soft' : 'sr-only'}>
        {{ asking: words.loading, answered: summary, offline: words.offline }[status]}
      </p>
      {status === 'asking' && <Placeholder />}
      <div id={listId} role="listbox" aria-label={words.placeholder} className="search-lists">
        {(found.length > 0 ? found : named).map(list => (
          <HitList key={list.kind} hits={list} words={words} listId={listId} onOpen={opened} />
        ))}
        <a
          id={`${listId}-all`}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          href={search(term)}
          onClick={opened}
          className="search-all"
        >
          {fillWords(words.all, { term })}
        </a>
      </div>
    </ComboboxContent>
  );
}

/** Three placeholders while the first pages are loading (docs/behaviour.md 9). */
function Placeholder() {
  return (
    <div aria-hidden="true" className="search-placeholder">
      <span />
      <span />
      <span />
    </div>
  );
}
