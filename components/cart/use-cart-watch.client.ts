/** Listens for the shell: to presses on `+` and on the cart's buttons, and to changes of the cart in other tabs. */
import { useEffect } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import { countInCookie } from '@/components/cart/paint-cart.client';
import { loadRowSteppers, rowControlOf } from '@/components/cart/row-presses.client';
import { watchCookies } from '@/lib/cookies/cookies.client';

interface Watched {
  locale: string;
  /** Called after each change of the cart, and of the page. */
  paint: () => void;
  /** Called when the cart's drawer may soon be wanted. */
  warm: () => void;
  open: () => void;
}

/** Milliseconds from the page's script to what may wait; what is in the cart already is shown on the rows at once. */
const idleAfter = 1500;

export function useCartWatch({ locale, paint, warm, open }: Watched) {
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
      const act = actOf(event, open);
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
    // By another window, or by a press on the page before that is answered only now.
    watchCookies(comeBack, signal);
    document.addEventListener('pointerover', point, { signal });
    // Runs before the press becomes a page turn (components/shell/soft-navigation.client.tsx).
    document.addEventListener('click', press, { signal, capture: true });
    return () => {
      clearTimeout(rows);
      stop();
      observer.disconnect();
      leaving.abort();
    };
  }, [locale, paint, warm, open]);
}

/**
 * Reads the cart only where the page shows its numbers, or another one since somebody has signed in without a new document;
 * and once for each number in the cookie.
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

/** What a press does to the cart; null for a press on anything else, and with a key that opens a tab, or saves. */
function actOf(event: MouseEvent, open: () => void): (() => void) | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const toCheckout = cartStore.get().isSaving && pressed(event, '[data-checks-out]');
  if (toCheckout) return () => followOnceSaved(toCheckout);
  const control = rowControlOf(event);
  if (control === null) return opensCart(event) ? open : null;
  // Without its part a `+` is the link to its product.
  return () =>
    loadRowSteppers().then(
      ({ pressRow }) => pressRow(control),
      () => location.assign(String(control)),
    );
}

/**
 * Follows a link to the checkout once every change of the cart is answered. It is gone when a change was refused
 * meanwhile, and the cart, which shows why, cannot be ordered any more.
 */
async function followOnceSaved(link: HTMLElement) {
  await cartStore.settled();
  if (link.isConnected) link.click();
}

/** The cart's own page shows the cart already. */
function opensCart(event: Event): boolean {
  return pressed(event, '[data-opens-cart]') !== null && document.querySelector('.cart-page') === null;
}

function pressed({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
