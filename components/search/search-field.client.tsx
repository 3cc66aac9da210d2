'use client';

import { useEffect, useId, useRef } from 'react';
import type { SearchSetting } from '@/components/search/search-words';
import { Icon } from '@/components/ui/icon';
import { useFocusedPart } from '@/components/ui/use-focused-part.client';
import { longestTerm } from '@/lib/typed-lengths';

const loadPopover = () => import('@/components/search/search-popover.client').then(part => part.SearchPopover);

/** A search form that works by itself. Loads its popover when the field is first focused; `/` focuses it. */
export function SearchField(setting: SearchSetting) {
  const { action, shopId, words } = setting;
  const input = useRef<HTMLInputElement>(null);
  const { part: Popover, warm } = useFocusedPart(input, loadPopover);
  const id = useId();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const field = input.current;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || field === null) return;
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input,textarea,select,[contenteditable],[role=dialog]');
      if (isTyping || event.defaultPrevented || !field.checkVisibility()) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <search>
      <form action={action} className="search-box">
        <Icon name="search" className="text-soft" />
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          maxLength={longestTerm}
          aria-label={words.placeholder}
          placeholder={words.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-keyshortcuts={shopId === undefined ? '/' : undefined}
          onFocus={warm}
        />
        <button type="submit" aria-label={words.submit}>
          <Icon name="arrow-forward" className="flip" />
        </button>
        {Popover !== null && input.current !== null && <Popover input={input.current} {...setting} />}
      </form>
    </search>
  );
}
