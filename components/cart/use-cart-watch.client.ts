/** Listens for the shell: to presses on `+` and on the cart's buttons, and to changes of the cart in other tabs. */
import { useEffect } from 'react';
import { cartStore } from '@/components/cart/cart-store.client';
import { countInCookie } from '@/components/cart/paint-cart.client';
import { loadRowSteppers, rowControlOf } from '@/components/cart/row-presses.client';

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
    let requestedCount: number | null = null;
    const wakeRows = () => loadRowSteppers().then(paint, () => {});
    const rows = setTimeout(wakeRows, countInCookie() > 0 ? 0 : idleAfter);
    // Reads the cart only where the page shows its numbers, and once for each number in the cookie.
    const catchUp = () => {
      const { answer, isSaving } = cartStore.get();
      const count = countInCookie();
      const known = answer?.count ?? (document.querySelector('[data-add]') ? 0 : count);
      if (isSaving || count === known || count === requestedCount) return;
      requestedCount = count;
      cartStore.load();
    };
    const comeBack = () => {
      requestedCount = null;
      if (document.visibilityState === 'visible') catchUp();
    };
    const point = (event: Event) => {
      if (opensCart(event)) warm();
      if (rowControlOf(event) !== null) wakeRows();
    };
    const press = (event: MouseEvent) => {
      // Keys that open a tab, or save; a click comes of the first button alone.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const toCheckout = cartStore.get().isSaving && pressed(event, '[data-checks-out]');
      const control = rowControlOf(event);
      if (!toCheckout && control === null && !opensCart(event)) return;
      event.preventDefault();
      if (toCheckout) followOnceSaved(toCheckout);
      else if (control === null) open();
      // Without its part a `+` is the link to its product.
      else
        loadRowSteppers().then(
          ({ pressRow }) => pressRow(control),
          () => location.assign(String(control)),
        );
    };
    const observer = new MutationObserver(() => {
      paint();
      catchUp();
    });
    const stop = cartStore.subscribe(paint);
    observer.observe(document.body, { childList: true, subtree: true });
    catchUp();
    document.addEventListener('visibilitychange', comeBack);
    document.addEventListener('pointerover', point);
    // Runs before the press becomes a page turn (components/shell/soft-navigation.client.tsx).
    document.addEventListener('click', press, true);
    return () => {
      clearTimeout(rows);
      stop();
      observer.disconnect();
      document.removeEventListener('visibilitychange', comeBack);
      document.removeEventListener('pointerover', point);
      document.removeEventListener('click', press, true);
    };
  }, [locale, paint, warm, open]);
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
