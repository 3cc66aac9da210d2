'use client';

import { useRef } from 'react';
import { HitList } from '@/components/search/hit-list.client';
import { RecentList } from '@/components/search/recent-list.client';
import { addRecent } from '@/components/search/recent-store.client';
import type { SearchSetting } from '@/components/search/search-words';
import { useHits } from '@/components/search/use-hits.client';
import { useSearchSubmit } from '@/components/search/use-search-submit.client';
import { useCombobox } from '@/components/ui/use-combobox.client';

export type SearchPopoverProps = SearchSetting & { input: HTMLInputElement };

/** SPEC 9: the search runs this long after the last key, in milliseconds. */
const debounce = 400;

/** The live results under the search field, or the last searches while it is empty. */
export function SearchPopover({ input, ...setting }: SearchPopoverProps) {
  const { action, words, shopId } = setting;
  const panel = useRef<HTMLDivElement>(null);
  const { term, isOpen, close, listId } = useCombobox(input, panel, debounce);
  const { status, answer, grow } = useHits(term, setting);
  const search = (text: string) => `${action}?${new URLSearchParams({ q: text })}`;

  useSearchSubmit(input, text => {
    if (shopId === undefined) addRecent(text);
    close();
    return search(text);
  });

  if (!isOpen) return null;
  if (term === '') return shopId === undefined && <RecentList words={words} search={search} close={close} />;

  const opened = () => {
    if (shopId === undefined) addRecent(term);
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field while the pointer presses.
    <div ref={panel} className="search-popover" onMouseDown={event => event.preventDefault()}>
      <p role="status" className={status === 'offline' ? 'p-4 text-soft' : 'sr-only'}>
        {{ asking: words.loading, answered: answer.said, offline: words.offline }[status]}
      </p>
      {status === 'asking' && <Placeholder />}
      <div id={listId} role="listbox" aria-label={words.placeholder} className="search-lists">
        {(['shops', 'products'] as const).map(kind => {
          const hits = answer[kind];
          return (
            hits && (
              <HitList key={kind} kind={kind} hits={hits} words={words} listId={listId} onOpen={opened} onEnd={grow} />
            )
          );
        })}
        <a
          id={`${listId}-all`}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          href={search(term)}
          onClick={opened}
          className="search-all"
        >
          {words.all.replace('{term}', term)}
        </a>
      </div>
    </div>
  );
}

/** SPEC 9: three blocks while the first page is under way. */
function Placeholder() {
  return (
    <div aria-hidden="true" className="search-placeholder">
      <span />
      <span />
      <span />
    </div>
  );
}
