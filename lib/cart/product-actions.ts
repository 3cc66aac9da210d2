'use server';

import { z } from 'zod';
import { addFromForm } from '@/lib/cart/change/add';
/** Adds a product to the cart from its form, where script does not run. */
import { leaveCartNotice } from '@/lib/cart/change/leave-cart-notice';
import { formAction } from '@/lib/forms/form-action';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestMarket } from '@/lib/market/request-market';
import { redirect } from '@/lib/paths/redirect';
import { requireSession } from '@/lib/session/session-ended';

const addSchema = z.looseObject({ product: z.guid() });

/**
 * What prevents adding is shown in the form, with current numbers. Everything else is said on the cart's page, because
 * the product's page is kept and cannot show it.
 */
export const addToCart = formAction(addSchema, async ({ inputs, locale }) => {
  const added = await addFromForm(inputs.product, name => asText(inputs[name]), await requestMarket(locale));
  if (added.kind === 'refused')
    return added.field === null ? refuse(added.error) : refuseFields({ [added.field]: added.error });
  const { message } = requireSession(added.changed);
  await leaveCartNotice(message);
  redirect(await needingCookies(localizedPath(locale, '/cart')));
});

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
