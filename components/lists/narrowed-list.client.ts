/**
 * A list that was narrowed, widened or has grown is another page, with new elements: this gives the focus back to the
 * control that was used, leaves the column of filters where it was scrolled to, shows the chosen category, and has the new
 * number read out.
 */
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { isShown } from '@/components/ui/is-shown.client';
import { revealInRow } from '@/components/ui/reveal-in-row.client';
import { say } from '@/components/ui/say.client';

/** The name of the control that is focused on the next page; null while nothing was chosen. */
let wanted: string | null = null;

/** How far the column was scrolled, in pixels, and in which list. */
let scrolled = { list: '', top: 0 };

/** All links that choose: their list has a new form. */
const links = '.list-categories a, .list-quick a, .list-filters a';

/** Call before the page is left for the one with the choice. */
export function wantFocusOn(control: EventTarget | null): void {
  wanted = nameOf(control);
}

/** `form`: the filters, rendered anew for each choice. */
export function useNarrowedList(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const column = form.current?.closest('.list-filters');
    const list = form.current?.action ?? '';
    if (scrolled.list === list) column?.scrollTo({ top: scrolled.top });
    revealCategory();
    return () => {
      scrolled = { list, top: column?.scrollTop ?? 0 };
    };
  }, [form]);

  useEffect(() => {
    if (wanted !== null) {
      say(document.querySelector('[data-found]')?.textContent ?? '');
      focusAgain(form.current, wanted);
    }
    wanted = null;
    const press = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
      if (link !== null) wantFocusOn(link);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [form]);
}

/** For browsers without `scroll-initial-target`; others have scrolled the row already (components/ui/utilities.css). */
function revealCategory(): void {
  const chosen = document.querySelector<HTMLElement>('.list-categories [aria-current]');
  const row = chosen?.parentElement;
  if (chosen && row?.scrollLeft === 0) revealInRow(row, chosen);
}

/** A link that took a filter away is gone: then the filter beside it, else the content. */
function focusAgain(form: HTMLFormElement | null, name: string): void {
  const all = [...(form?.elements ?? []), ...document.querySelectorAll(links)].filter(isShown);
  const isLost = document.activeElement === document.body;
  const again =
    all.find(control => name !== '' && nameOf(control) === name) ??
    (isLost ? (document.querySelector('.list-active a') ?? document.getElementById('content')) : null);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

function nameOf(control: EventTarget | null): string {
  if (control instanceof HTMLInputElement) return `${control.name} ${control.type === 'text' ? '' : control.value}`;
  if (control instanceof HTMLAnchorElement) return control.textContent;
  return control instanceof HTMLSelectElement ? control.name : '';
}
