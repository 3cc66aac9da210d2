/**
 * Listens for the whole shell: to presses on `+` and on the cart's buttons, and to changes of the cart in other tabs.
 */
import { useEffect } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import { countInCookie } from '@/components/cart/paint-cart.client';
import { loadRowSteppers, rowControlOf } from '@/components/cart/row-presses.client';
import { watchCookies } from '@/lib/cookies/cookies.client';
import type { Locale } from '@/lib/i18n/locales';

interface Watched {
  locale: Locale;
  /** Called after each change of the cart, and after each page turn. */
  paint: () => void;
  /** Called when the cart's drawer may be needed soon. */
  warm: () => void;
  open: () => void;
  close: () => void;
}

/** Milliseconds after which less urgent work begins; the rows show at once what the cart already holds. */
const idleAfter = 1500;

export function useCartWatch({ locale, paint, warm, open, close }: Watched) {
  useEffect(() => {
    Object.assign(cartStore.setting, { locale, ask: open });
    const leaving = new AbortController();
    const { signal } = leaving;
    const { catchUp, comeBack } = cartReader();
    const wakeRows = () => loadRowSteppers().then(paint, () => {});
    const rows = setTimeout(wakeRows, countInCookie() > 0 ? 0 : idleAfter);
    const point = (event: Event) => {
      if (opensCart(event)) warm();
      if (rowControlOf(event) !== null) wakeRows();
    };
    const press = (event: MouseEvent) => {
      const act = actOf(event, open, close);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    const observer = new MutationObserver(() => {
      paint();
      catchUp();
    });
    const stop = cartStore.subscribe(paint);
    observer.observe(document.body, { childList: true, subtree: true });
    catchUp();
    document.addEventListener('visibilitychange', comeBack, { signal });
    // The cookie changes by another window, or by an answer to a press on the previous page.
    watchCookies(comeBack, signal);
    document.addEventListener('pointerover', point, { signal });
    // In the capture phase, before the press becomes a page turn (components/shell/page-turn/soft-navigation.client.tsx).
    document.addEventListener('click', press, { signal, capture: true });
    return () => {
      clearTimeout(rows);
      stop();
      observer.disconnect();
      leaving.abort();
    };
  }, [locale, paint, warm, open, close]);
}

/**
 * Reads the cart only where the page shows its numbers, or where somebody has signed in without a new document and the
 * cart is another one; and only once for each number in the cookie.
 */
function cartReader() {
  let requestedCount: number | null = null;
  const catchUp = () => {
    const { answer, isSaving } = cartStore.get();
    const count = countInCookie();
    const shown = Number(document.documentElement.dataset.cart ?? 0);
    const known = answer?.count ?? (document.querySelector('[data-add]') ? 0 : shown);
    if (isSaving || count === known || count === requestedCount) return;
    requestedCount = count;
    cartStore.load();
  };
  const comeBack = () => {
    requestedCount = null;
    if (document.visibilityState === 'visible') catchUp();
  };
  return { catchUp, comeBack };
}

/**
 * The effect of a press on the cart; null for any other press, and for one with a key that opens a tab or saves the
 * link.
 */
function actOf(event: MouseEvent, open: () => void, close: () => void): (() => void) | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const toCheckout = cartStore.get().isSaving && pressed(event, '[data-checks-out]');
  if (toCheckout) return () => followOnceSaved(toCheckout);
  if (pressed(event, '[data-adds-more]')?.matches(`[href="${location.pathname}"]`)) return () => seeMenu(close);
  const control = rowControlOf(event);
  if (control === null) return opensCart(event) ? open : null;
  // Until the module is loaded, `+` is a link to its product.
  return () =>
    loadRowSteppers().then(
      ({ pressRow }) => pressRow(control),
      () => location.assign(String(control)),
    );
}

/** On the shop's own page: closes the drawer over the menu, or scrolls to the menu's start if the cart is beside it. */
function seeMenu(close: () => void) {
  if (document.querySelector('.cart-drawer') === null) document.querySelector('.menu-bar')?.scrollIntoView();
  else close();
}

/**
 * Follows a link to the checkout once every change of the cart is answered. If the cart cannot be ordered after them,
 * the link is gone or hidden, and the cart shows why.
 */
async function followOnceSaved(link: HTMLElement) {
  await cartStore.settled();
  if (link.isConnected && !link.hidden) link.click();
}

/** Whether the press opens the drawer; the cart's own page shows the cart already. */
function opensCart(event: Event): boolean {
  return pressed(event, '[data-opens-cart]') !== null && document.querySelector('.cart-page') === null;
}

function pressed({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
