/**
 * Moves the focus on where a press takes its own control away: an address that is deleted, a page with one serving more.
 * The browser leaves the focus on the body, and a screen reader begins at the top of the page.
 */

import { useEffect } from 'react';
import { isInSight } from '@/components/ui/is-in-sight.client';
import { isShown } from '@/components/ui/is-shown.client';
import { say } from '@/components/ui/say.client';

const controls = 'a[href], button:not([disabled]), summary, input:not([type=hidden]), select, textarea';

/** Milliseconds to wait for a part of the page that moves the focus itself, because it knows a better place for it. */
const others = 100;

export function useFocusAfterPress(): void {
  useEffect(() => {
    let stop = () => {};
    const watch = ({ type }: Event) => {
      const pressed = document.activeElement;
      if (!(pressed instanceof HTMLElement) || pressed.closest('main') === null) return;
      const isLink = type === 'click';
      // A link with this mark shows this page anew where it is scrolled; any other begins a page at its top.
      if (isLink && !pressed.matches('a[data-keep-scroll]')) return;
      stop();
      stop = onceGone(pressed, isLink ? samePlace(pressed) : whatFollows(pressed));
    };
    for (const type of ['submit', 'click']) document.addEventListener(type, watch, true);
    return () => {
      stop();
      for (const type of ['submit', 'click']) document.removeEventListener(type, watch, true);
    };
  }, []);
}

/**
 * Calls `lead` once the pressed control is gone and nothing else has the focus. Stops when the customer moves the
 * focus; another page is left alone, as it begins at its top.
 */
function onceGone(pressed: HTMLElement, lead: () => void): () => void {
  const { pathname } = location;
  const isLost = () => location.pathname === pathname && document.activeElement === document.body;
  const observer = new MutationObserver(() => {
    if (pressed.isConnected) return;
    stop();
    setTimeout(() => isLost() && lead(), others);
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
  return stop;
}

/** Leads to the control in the place of the pressed one, and has a screen reader say the number of its stepper. */
function samePlace(pressed: HTMLElement): () => void {
  const index = controlsOfPage().indexOf(pressed);
  return () => {
    const control = controlsOfPage()[index];
    control?.focus({ preventScroll: true });
    say(control?.parentElement?.querySelector('output')?.textContent ?? '');
  };
}

/** Leads to the first control after the pressed one that is still there and in sight, or else to the page's content. */
function whatFollows(pressed: HTMLElement): () => void {
  const all = controlsOfPage();
  const next = all.slice(all.indexOf(pressed) + 1);
  return () => {
    const control = next.find(one => one.isConnected && isShown(one) && isInSight(one));
    (control ?? document.getElementById('content'))?.focus({ preventScroll: true });
  };
}

function controlsOfPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main :is(${controls})`)];
}
