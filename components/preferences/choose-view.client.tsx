'use client';

import { useEffect } from 'react';
import { applyChoice } from '@/components/preferences/apply-choice.client';
import { isShown } from '@/components/ui/is-shown.client';

/**
 * Applies a choice at once where script runs, with the same effect as posting its form. A theme needs no new page. A
 * language or currency reloads this one, which the browser shows at the same scroll position. Rendered once, by the
 * frame or the page that has choices.
 */
export function ChooseView() {
  useEffect(() => {
    // Where a part cannot be had, as after a deployment, form and link do what they do without script.
    let isLost = false;
    const submit = (event: SubmitEvent) => {
      const { target: form, submitter: button } = event;
      const isChoice = form instanceof HTMLFormElement && form.matches('[data-view]') && !isLost;
      if (!(isChoice && button instanceof HTMLButtonElement)) return;
      event.preventDefault();
      event.stopPropagation();
      applyChoice(button.name, button.value).catch(() => {
        isLost = true;
        form.requestSubmit(button);
      });
      // The theme toggle has two buttons of which one is visible: focus moves to the one that has appeared.
      if (!isShown(button)) [...form.querySelectorAll('button')].find(isShown)?.focus();
    };
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-locale]') : null;
      if (link === null || isLost || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      applyChoice('locale', link.dataset.locale).catch(() => {
        isLost = true;
        link.click();
      });
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
