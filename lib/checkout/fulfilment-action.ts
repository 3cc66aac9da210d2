'use server';

/** Chooses delivery or pickup from the cart, before the checkout. */
import { z } from 'zod';
import { writeFulfilment } from '@/lib/checkout/draft/draft-cookie';
import { pageAction } from '@/lib/forms/form-action';
import { localizedPath } from '@/lib/i18n/localized-path';
import { redirect } from '@/lib/paths/redirect';
import { fulfilments } from '@/lib/shops/fulfilment';

const choiceSchema = z.object({ fulfilment: z.enum(fulfilments) });

export const chooseFulfilment = pageAction(choiceSchema, async ({ inputs, locale }) => {
  await writeFulfilment(inputs.fulfilment);
  redirect(localizedPath(locale, '/checkout'));
});
