'use client';

import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { isSearchMatch } from '@/lib/content/search-match';
import { longestTerm } from '@/lib/typed-lengths';

interface HelpSearchProps {
  action: string;
  /** The term that the page was requested with, and how many questions it shows. */
  searched: string;
  count: number;
  /** `counts` says how many were found, by their number. */
  words: { search: string; placeholder: string; submit: string; clear: string; counts: string[] };
  /** Shown where nothing was found. */
  children: ReactNode;
}

/** Searches the questions below it: as a plain form, and while typing where script runs. */
export function HelpSearch({ action, searched, count, words, children }: HelpSearchProps) {
  const [shown, setShown] = useState(count);
  const [isSearching, setSearching] = useState(searched !== '');
  useEffect(unfoldTarget, []);
  const search = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setShown(filterQuestions(currentTarget.value));
    setSearching(currentTarget.value.trim() !== '');
  };
  return (
    <>
      <search>
        <form action={action} className="help-search">
          <input
            type="search"
            name="q"
            maxLength={longestTerm}
            defaultValue={searched}
            aria-label={words.search}
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            className="control"
            onInput={search}
          />
          <button type="submit" className={buttonClass('main')}>
            <Icon name="search" />
            {words.submit}
          </button>
        </form>
      </search>
      <p className="help-count">
        <span role="status">{words.counts[shown]}</span>
        {isSearching && (
          <a href={action} className="action-link" data-hard>
            {words.clear}
          </a>
        )}
      </p>
      {shown === 0 && children}
    </>
  );
}

/** Hides questions that do not match; returns how many are left. */
function filterQuestions(searched: string): number {
  const all = [...document.querySelectorAll<HTMLElement>('details.question')];
  for (const question of all) {
    const words = [...question.querySelectorAll('summary, .prose')].map(part => part.textContent).join(' ');
    question.hidden = !isSearchMatch(words, searched);
  }
  return all.filter(question => !question.hidden).length;
}

/** Some browsers scroll to an anchor inside a folded element without unfolding it. */
function unfoldTarget(): void {
  const question = document.getElementById(location.hash.slice(1))?.closest('details');
  if (question) question.open = true;
}
