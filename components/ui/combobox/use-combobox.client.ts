/**
 * Adds the keyboard and roles of a combobox (ARIA 1.2) to a field that is on the page already. Used by search and
 * address.
 */
import { type RefObject, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '@/components/ui/combobox/is-composing.client';
import { useTerm } from '@/components/ui/combobox/use-term.client';

interface Combobox {
  /** What the customer typed, trimmed, once they pause. */
  term: string;
  isOpen: boolean;
  close: () => void;
  /** The id of the listbox that the field controls. */
  listId: string;
}

/**
 * Options are the `[role=option]` inside `panel`. Enter on none of them is left to the form. `isOpenFirst`: whether the
 * focus that loaded this opens the panel; what a page was opened with may be answered by the page.
 */
export function useCombobox(
  input: HTMLInputElement,
  panel: RefObject<HTMLElement | null>,
  wait: number,
  isOpenFirst = true,
): Combobox {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const listId = useId();
  const term = useTerm(input, wait);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const frame = input.form;
    const marks = marksIn(panel, input);
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key === 'Escape' && isOpen) {
        // A search field would clear itself on Escape; its text is kept.
        event.preventDefault();
        event.stopPropagation();
        marks.set(undefined);
        setOpen(false);
        input.focus();
      }
      if (event.target !== input) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        // The options must exist before one of them can be marked.
        flushSync(() => setOpen(true));
        marks.step(event.key === 'ArrowDown' ? 1 : -1);
      }
      const chosen = event.key === 'Enter' ? marks.get() : undefined;
      if (chosen === undefined) return;
      event.preventDefault();
      chosen.click();
    };
    const show = () => setOpen(true);
    const onInput = () => {
      marks.set(undefined);
      show();
    };
    const onFocusOut = (event: FocusEvent) => {
      const isInside = event.relatedTarget instanceof Node && frame?.contains(event.relatedTarget);
      if (!isInside) setOpen(false);
    };
    frame?.addEventListener('keydown', onKey, { signal });
    frame?.addEventListener('focusout', onFocusOut, { signal });
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('focus', show, { signal });
    input.addEventListener('click', show, { signal });
    return () => leaving.abort();
  }, [input, panel, isOpen]);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-haspopup', 'listbox');
    input.setAttribute('aria-controls', listId);
    input.setAttribute('aria-expanded', String(isOpen && term !== ''));
    if (!isOpen) input.removeAttribute('aria-activedescendant');
  }, [input, listId, isOpen, term]);

  return { term, isOpen, close: () => setOpen(false), listId };
}

/** Marks the option that the keys have reached. The field keeps the focus. */
function marksIn(panel: RefObject<HTMLElement | null>, input: HTMLInputElement) {
  const options = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const isMarked = (option: Element) => option.getAttribute('aria-selected') === 'true';
  const set = (option: HTMLElement | undefined) => {
    for (const other of options()) other.setAttribute('aria-selected', String(other === option));
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', option.id);
    option?.scrollIntoView({ block: 'nearest' });
  };
  return {
    set,
    get: () => options().find(isMarked),
    /** No option is marked after the last and before the first. */
    step: (by: 1 | -1) => {
      const all = options();
      const at = all.findIndex(isMarked);
      set(all[at === -1 && by === -1 ? all.length - 1 : at + by]);
    },
  };
}
