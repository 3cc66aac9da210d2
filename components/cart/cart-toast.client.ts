/** The toast: what a press did, for a few seconds on the screen when it is trouble, and always for those who hear it. */
import type { CartView } from '@/components/cart/cart-view.client';

/** Milliseconds (SPEC 9: toasts close after 5000). */
const shown = 5000;

let told: unknown = null;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says each thing once. `offline`: the sentence when nobody was reached. */
export function showCartToast(toast: HTMLElement | null, { answer, isLost, isSaving }: CartView, offline: string) {
  const said = isLost ? offline : (answer?.message ?? null);
  if (toast === null || isSaving || said === null || said === told) return;
  told = said;
  const isTrouble = typeof said === 'string' || said.isTrouble;
  clearTimeout(hiding);
  toast.dataset.tone = isTrouble ? 'trouble' : 'good';
  if (!toast.matches(':popover-open')) toast.showPopover();
  toast.textContent = typeof said === 'string' ? said : said.text;
  hiding = setTimeout(() => {
    toast.hidePopover();
    toast.textContent = '';
    told = null;
  }, shown);
}
