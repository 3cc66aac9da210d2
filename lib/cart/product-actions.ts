'use server';

/** What a product's form asks for where script does not run: into the cart with it. */
import { z } from 'zod';
import { addFromForm } from '@/lib/cart/add';
import { formAction } from '@/lib/forms/form-action';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestMarket } from '@/lib/market/request-market';
import { leaveNotice } from '@/lib/notice';
import { redirect } from '@/lib/redirect';
import { endSession } from '@/lib/session/end-session';

const addSchema = z.looseObject({ product: z.guid() });

/**
 * What stands in the way is said in the form, in sentences that carry the numbers of this moment; everything else on
 * the cart's page, because the product's own is kept and cannot say it.
 */
export const addToCart = formAction(addSchema, async ({ value, pagePath, locale, refuse }) => {
  const added = await addFromForm(value.product, name => asText(value[name]), await requestMarket(locale));
  if (added.kind === 'trouble' && added.field !== null)
    return { ...refuse(), fields: { [added.field]: [added.sentence] } };
  if (added.kind !== 'changed') return refuse(added.kind === 'trouble' ? added.sentence : '');
  const { changed } = added;
  if (!changed.ok && changed.why === 'unauthorized') return endSession(pagePath);
  if (changed.said !== null) await leaveNotice(changed.said.key, changed.said.tone, changed.said.numbers);
  redirect(localizedPath(locale, '/cart'));
});

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
