'use server';

/** Handles the checkout's one form: whichever button is pressed, it first saves the draft. */
import { z } from 'zod';
import { pickerPath } from '@/lib/addresses/picker-path';
import { draftFrom } from '@/lib/checkout/draft/draft';
import { draftAtAddress } from '@/lib/checkout/draft/draft-at-address';
import { keepDraft, writeDraft } from '@/lib/checkout/draft/draft-cookie';
import { rememberPayment } from '@/lib/checkout/draft/last-payment';
import { keepWishes } from '@/lib/checkout/draft/lasting-wishes';
import { forgetLinkedCoupon } from '@/lib/checkout/draft/linked-coupon';
import { keepChoiceOfPress } from '@/lib/checkout/group-choice';
import { forgetBegun } from '@/lib/checkout/order/begun-payment';
import { pressOrder } from '@/lib/checkout/order/press-order';
import { respondToOrder } from '@/lib/checkout/order/respond-to-order';
import { formAction } from '@/lib/forms/form-action';
import { isPlainPost } from '@/lib/forms/plain-post';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestMarket } from '@/lib/market/request-market';
import { redirect } from '@/lib/paths/redirect';
import { mayTakeFromQuota } from '@/lib/rate-limit/network-quota';
import { loginPath } from '@/lib/session/login-path';
import { readSession } from '@/lib/session/session';

const digits = z
  .string()
  .regex(/^\d{1,10}$/)
  .optional()
  .catch(undefined);

const postedSchema = z.looseObject({
  /**
   * The button that was pressed: "order"; "anew" to say that a begun payment was not paid; "address" to choose another
   * address; "register" or "login" for a guest; any other value only saves the draft and calculates the total.
   */
  intent: z.string().optional(),
  /** The id of a saved address to deliver to. */
  place: digits,
  /**
   * The state that the order button showed: the account's cart, the newest order at the time, the total with its
   * currency, the fingerprint of the rest, and what was said of the time.
   */
  cart: digits,
  newest: digits,
  total: digits,
  currency: z.string().optional(),
  fingerprint: z.string().optional(),
  said: z.string().optional(),
});

export const checkOut = formAction(
  postedSchema,
  async ({ inputs, locale }) => {
    const market = await requestMarket(locale);
    const typed = draftFrom(inputs);
    const at = await draftAtAddress(typed, inputs.place, locale);
    const draft = at.ok ? at.value : typed;
    await writeDraft(draft);
    await forgetLinkedCoupon(draft);
    if (!at.ok) return refuseFields({ place: at.why });
    const here = localizedPath(locale, '/checkout');
    if (inputs.intent === 'order') {
      if (!(await mayTakeFromQuota('orders'))) return refuse('checkout.tooMany');
      const placed = await pressOrder({ draft, shown: inputs, market });
      if (placed.kind === 'ordered' || placed.kind === 'redirect')
        await Promise.all([rememberPayment(draft.payment), keepWishes(draft)]);
      // No action of ours follows the payment. Who steps back from its page is led to the order by the draft.
      if (placed.kind === 'redirect') await writeDraft({ ...draft, paidCart: inputs.cart ?? '' });
      return respondToOrder(placed, locale);
    }
    if (inputs.intent === 'anew') await leaveBegun(inputs.cart);
    await keepChoiceOfPress(inputs.cart, draft, market);
    if (inputs.intent === 'address') redirect(localizedPath(locale, pickerPath({ returnTo: here })));
    if (inputs.intent === 'login') redirect(loginPath(here));
    if (inputs.intent === 'register')
      redirect(`${localizedPath(locale, '/register')}?${new URLSearchParams({ returnTo: here })}`);
    // Redirects, so that the browser's history holds a page and not a form to submit again.
    if (await isPlainPost()) redirect(here);
    return 'done';
  },
  // The checkout shows its draft, so what was typed is kept there.
  (customer, _page, typed) => keepDraft(customer, draftFrom(typed)),
);

async function leaveBegun(cartId: string | undefined): Promise<void> {
  const session = await readSession();
  if (session !== null && cartId !== undefined) await forgetBegun({ customerId: session.customer.id, cartId });
}
