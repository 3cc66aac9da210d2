'use client';

import { type RefObject, useEffect, useId } from 'react';
import type { SearchSetting } from '@/components/search/search-words';
import { Icon } from '@/components/ui/icon';
import { useFieldPart } from '@/components/ui/use-field-part.client';
import { longestTerm } from '@/lib/typed-lengths';

const loadPopover = () =>
  import('@/components/search/search-popover.client').then(({ SearchPopover }) => SearchPopover);

/** A search form that works by itself. Loads its popover when the field is first focused; `/` focuses it. */
export function SearchField(setting: SearchSetting) {
  const { action, shopId, words } = setting;
  const { field, part: Popover, warm } = useFieldPart(loadPopover);
  const id = useId();
  useSlashKey(field);

  return (
    <search>
      <form action={action} className="search-box">
        <Icon name="search" className="text-soft" />
        <input
          ref={field}
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
        {Popover !== null && field.current !== null && <Popover input={field.current} {...setting} />}
      </form>
    </search>
  );
}

/** `/` moves the focus to the field, unless another field has it. */
function useSlashKey(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      const isTyping =
        target instanceof Element && target.closest('input,textarea,select,[contenteditable],[role=dialog]');
      if (isTyping || !field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
