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
    const watch = (isLink: boolean) => {
      const pressed = document.activeElement;
      if (!(pressed instanceof HTMLElement) || pressed.closest('main') === null) return;
      // A link with this mark shows this page anew where it is scrolled; any other begins a page at its top.
      if (isLink && !pressed.matches('a[data-keep-scroll]')) return;
      stop();
      stop = keepFocus(pressed, isLink ? samePlace(pressed) : inItsPlace);
    };
    const press = ({ type }: Event) => watch(type === 'click');
    // What the customer does next decides where the focus is.
    const end = () => stop();
    // A press before this part was there is still under way.
    const early = document.activeElement?.closest(':is(form, a)[aria-busy="true"]');
    if (early) watch(early.matches('a'));
    for (const type of ['submit', 'click']) document.addEventListener(type, press, true);
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, end, true);
    return () => {
      stop();
      for (const type of ['submit', 'click']) document.removeEventListener(type, press, true);
      for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, end, true);
    };
  }, []);
}

/**
 * Calls `lead` once the pressed control is gone and nothing else has the focus. The page may come in several steps, and
 * the control that has the focus after one of them, whoever gave it, may go with the next. Another page is left alone, as
 * it begins at its top.
 */
function keepFocus(pressed: HTMLElement, lead: (removal: MutationRecord) => void): () => void {
  const { pathname } = location;
  let focused: Node = pressed;
  const isLost = () => location.pathname === pathname && document.activeElement === document.body;
  const observer = new MutationObserver(records => {
    const removal = records.find(({ removedNodes }) => [...removedNodes].some(node => node.contains(focused)));
    if (removal !== undefined && !focused.isConnected) setTimeout(() => isLost() && lead(removal), others);
  });
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main') !== null) focused = target;
    else stop();
  };
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', follow);
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

/** Leads to the first control in sight in what took the place of the removed part, or after it; else to the content. */
function inItsPlace({ target, previousSibling }: MutationRecord): void {
  const isBehind = (control: Node) => {
    const isAfter = Node.DOCUMENT_POSITION_FOLLOWING;
    if (previousSibling?.isConnected) return previousSibling.compareDocumentPosition(control) === isAfter;
    return target.isConnected && (target.compareDocumentPosition(control) & isAfter) !== 0;
  };
  const control = controlsOfPage().find(one => isBehind(one) && isShown(one) && isInSight(one));
  (control ?? document.getElementById('content'))?.focus({ preventScroll: true });
}

function controlsOfPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main :is(${controls})`)];
}
