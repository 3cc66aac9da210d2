'use client';

import { useEffect } from 'react';
import { carriedKey } from '@/components/preferences/carried-key.client';
import { isShown } from '@/components/ui/is-shown.client';
import { leaveOverlays } from '@/components/ui/leave-overlays.client';
import { readCookie, writeCookie } from '@/lib/cookies/cookies.client';
import { formatView, isTheme, parseView, type View } from '@/lib/view/view';

/**
 * Applies a choice at once where script runs, with the same effect as posting its form. A theme needs no new page. A
 * language or currency reloads this one, which the browser shows at the same scroll position. Rendered once, by the
 * frame or the page that has choices.
 */
export function ChooseView() {
  useEffect(() => {
    fillIn();
    const submit = (event: SubmitEvent) => {
      const { target: form, submitter: button } = event;
      if (!(form instanceof HTMLFormElement && form.matches('[data-view]') && button instanceof HTMLButtonElement))
        return;
      event.preventDefault();
      event.stopPropagation();
      choose(button.name, button.value);
      // The theme toggle has two buttons of which one is visible: focus moves to the one that has appeared.
      if (!isShown(button)) [...form.querySelectorAll('button')].find(isShown)?.focus();
    };
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-locale]') : null;
      if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      choose('locale', link.dataset.locale);
    };
    // Listens on the window in the capture phase, before React, which would post the form.
    window.addEventListener('submit', submit, true);
    window.addEventListener('click', click);
    return () => {
      window.removeEventListener('submit', submit, true);
      window.removeEventListener('click', click);
    };
  }, []);

  return null;
}

const loadCarried = () => import('@/components/preferences/carried-inputs.client');

/** Fills in what was typed before the page was reloaded. */
async function fillIn(): Promise<void> {
  try {
    if (sessionStorage.getItem(carriedKey) !== null) await (await loadCarried()).fillCarried();
  } catch {
    // Nothing may be stored in this browser, or there is no connection.
  }
}

async function choose(what: string, value: string | undefined): Promise<void> {
  if (what === 'theme' && isTheme(value)) {
    saveView({ theme: value });
    document.documentElement.dataset.theme = value;
  }
  if (what === 'currency' && value) {
    saveView({ currency: value });
    const { carryInputs } = await loadCarried();
    carryInputs(true);
    await leaveOverlays();
    location.reload();
  }
  if (what === 'locale' && value) {
    const { chooseLanguage } = await import('@/components/preferences/choose-language.client');
    chooseLanguage(value);
  }
}

function saveView(change: Partial<View>): void {
  writeCookie('view', formatView({ ...parseView(readCookie('view')), ...change }));
}
