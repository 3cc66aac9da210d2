'use client';

import { useEffect } from 'react';
import { readCookie, writeCookie } from '@/lib/cookies.client';
import { formatView, isTheme, parseView, type View } from '@/lib/view/view';

/**
 * Where script runs, a pick does at once what posting its form would do: a theme needs no new page, a language or
 * currency reloads this one, which the browser shows at the same scroll position.
 */
export function ChooseView() {
  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      const { target: form, submitter: button } = event;
      if (!(form instanceof HTMLFormElement && form.matches('[data-view]') && button instanceof HTMLButtonElement))
        return;
      event.preventDefault();
      event.stopPropagation();
      choose(button.name, button.value);
      // The theme toggle is two buttons of which one is there: focus goes to the one that has come.
      if (!button.checkVisibility())
        [...form.querySelectorAll('button')].find(other => other.checkVisibility())?.focus();
    };
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-locale]') : null;
      if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      choose('locale', link.dataset.locale);
    };
    // On the window and before React: it would post the form.
    window.addEventListener('submit', submit, true);
    window.addEventListener('click', click);
    return () => {
      window.removeEventListener('submit', submit, true);
      window.removeEventListener('click', click);
    };
  }, []);

  return null;
}

async function choose(what: string, value: string | undefined): Promise<void> {
  if (what === 'theme' && isTheme(value)) {
    saveView({ theme: value });
    document.documentElement.dataset.theme = value;
  }
  if (what === 'currency' && value) {
    saveView({ currency: value });
    location.reload();
  }
  if (what === 'locale' && value) {
    const { pathInLanguage } = await import('@/components/preferences/path-in-language.client');
    const chosen = pathInLanguage(value);
    if (chosen === null) return;
    writeCookie('locale', chosen.locale);
    // A reload keeps the scroll position where going to another path would not.
    history.replaceState(history.state, '', chosen.path);
    location.reload();
  }
}

function saveView(change: Partial<View>): void {
  writeCookie('view', formatView({ ...parseView(readCookie('view')), ...change }));
}
