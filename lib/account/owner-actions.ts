'use server';

/**
 * Verifies a customer before a change that only the account's owner may make: by the password, or by a code for those
 * who have none (docs/decisions/051).
 */
import { codeRequestSchema, givenUpSchema, ownerSchema, typedCodeSchema } from '@/lib/account/form-schema';
import { proveOwner, refuseStranger } from '@/lib/account/owner-proof';
import { askNewContact, askOwner, checkWithin, isEarly, leadOn, readShown } from '@/lib/account/steps';
import { formAction } from '@/lib/forms/form-action';
import { refuse } from '@/lib/forms/refusal';
import { removeConfirmation, writeConfirmation } from '@/lib/profile/confirmation';
import { getOwnProfile } from '@/lib/profile/queries';
import { requireSession } from '@/lib/session/session-ended';
import { beginAgain } from '@/lib/sign-in/begin-again';
import { captchaKey } from '@/lib/sign-in/ways';

/** Leads to the form that deletes the account, which requires this proof. */
export const askDeletion = formAction(ownerSchema, async ({ inputs, locale }) => {
  const profile = requireSession(await getOwnProfile(locale));
  if (!profile.ok) return refuse('offlineAuth');
  const { customer } = profile.value;
  const wanted = { customer: customer.id, change: 'deletion', to: '' } as const;
  if (!customer.hasPassword) return askOwner(wanted, customer, inputs.captcha, locale);
  const refused = await refuseStranger(customer, inputs.old_password, locale);
  if (refused !== null) return refused;
  await writeConfirmation({ ...wanted, step: 'proven', provenAt: Date.now(), code: null });
  return leadOn('deletion', locale);
});

/** A first password gives access to everything, so it requires a code too. */
export const askFirstPassword = formAction(codeRequestSchema, async ({ inputs, locale }) => {
  const profile = requireSession(await getOwnProfile(locale));
  if (!profile.ok) return refuse('offlineAuth');
  const { customer } = profile.value;
  if (customer.hasPassword) return beginAgain('/profile', locale);
  return askOwner({ customer: customer.id, change: 'password', to: '' }, customer, inputs.captcha, locale);
});

export const confirmOwner = formAction(typedCodeSchema, async ({ inputs, locale }) => {
  const found = await readShown(inputs.fingerprint, locale);
  if (found?.step !== 'identity' || found.code === null) return beginAgain('/profile', locale);
  const { customer, change, to, code } = found;
  const proven = await checkWithin(code, inputs.code, () => proveOwner(code, inputs.code, customer, locale), locale);
  if (!proven.ok) return proven.refusal;
  const provenAt = Date.now();
  await writeConfirmation({ customer, change, to, step: 'proven', provenAt, code: null });
  // The identity provider sends an SMS only against a captcha, which the page asks for next.
  if (to === '' || (change === 'phone' && captchaKey() !== null)) return leadOn(change, locale);
  await askNewContact({ customer, change, to, provenAt }, '', locale);
  // The owner is verified, and the page offers to send the code again.
  return leadOn(change, locale, { key: 'contactCodeNotSent', tone: 'error' });
});

export const sendOwnerCodeAgain = formAction(codeRequestSchema, async ({ inputs, locale }) => {
  const found = await readShown(inputs.fingerprint, locale);
  if (found?.step !== 'identity') return beginAgain('/profile', locale);
  if (await isEarly(found.code, locale)) return refuse('resendEarly');
  const profile = requireSession(await getOwnProfile(locale));
  if (!profile.ok) return refuse('offlineAuth');
  return askOwner(found, profile.value.customer, inputs.captcha, locale);
});

/** Drops a change that was begun; the account was not changed yet. */
export const giveUpChange = formAction(givenUpSchema, async ({ inputs, locale }) => {
  const found = await readShown(inputs.fingerprint, locale);
  await removeConfirmation();
  return leadOn(found?.change ?? 'email', locale);
});
