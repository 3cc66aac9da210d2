'use client';

import '@/components/ui/combobox/combobox.css';
import '@/components/search/search-popover.css';
import { useRef, useState } from 'react';
import { readRecent, writeRecent } from '@/components/search/recent-store.client';
import type { SearchWords } from '@/components/search/search-words';
import { Icon } from '@/components/ui/icon';
import { fillWords } from '@/lib/i18n/fill-words';
import { withoutTerm } from '@/lib/search/recent';

interface RecentListProps {
  /** The search field. */
  input: HTMLInputElement;
  words: SearchWords;
  /** The path of the search for a term. */
  search: (term: string) => string;
  close: () => void;
}

/** Shows the recent searches while the field is empty: each can be repeated or removed. */
export function RecentList({ input, words, search, close }: RecentListProps) {
  const [recent, setRecent] = useState(readRecent);
  const panel = useRef<HTMLElement>(null);
  if (recent.length === 0) return null;

  const keep = (list: string[]) => {
    writeRecent(list);
    setRecent(list);
    // The pressed button is gone: moves the focus close by, so that the popover stays open.
    if (list.length > 0) panel.current?.focus();
    else input.focus();
  };
  const repeat = (term: string) => {
    // If the term's page is open already, no page turn fills the field.
    input.value = term;
    close();
  };
  return (
    <section ref={panel} tabIndex={-1} aria-label={words.recent} data-slot="combobox-content" className="search-recent">
      <p className="search-group-name">{words.recent}</p>
      {recent.map(term => (
        <div key={term} className="recent-line">
          <a href={search(term)} onClick={() => repeat(term)}>
            <Icon name="history" className="text-soft" />
            <bdi className="truncate">{term}</bdi>
          </a>
          <button
            type="button"
            aria-label={fillWords(words.remove, { term })}
            onClick={() => keep(withoutTerm(recent, term))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <button type="button" className="search-all" onClick={() => keep([])}>
        {words.clearRecent}
      </button>
    </section>
  );
}
