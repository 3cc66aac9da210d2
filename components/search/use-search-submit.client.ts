/** Turns submitting the search form (Enter on no option) into a client navigation. */
import { useEffect } from 'react';
import { termOf } from '@/lib/search/recent';

/** `pathOf` returns the path of a term's search. An empty field is left to the form itself. */
export function useSearchSubmit(input: HTMLInputElement, pathOf: (term: string) => string): void {
  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      const term = termOf(input.value);
      if (term === '') return;
      event.preventDefault();
      visit(pathOf(term), input);
      input.blur();
    };
    const { form } = input;
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  });
}

/** Presses a link, because the soft-navigation island turns links into client navigations. */
function visit(path: string, beside: HTMLElement): void {
  const link = Object.assign(document.createElement('a'), { href: path, hidden: true });
  beside.after(link);
  link.click();
  link.remove();
}
