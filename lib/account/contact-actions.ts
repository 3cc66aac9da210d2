'use server';

/**
 * Changes the e-mail address or the phone number that a customer signs in with. First the owner proves who they are,
 * then that the new contact is theirs; until both are done nothing changes (docs/decisions/051).
 */
import { codeRequestSchema, newEmailSchema, newPhoneSchema, typedCodeSchema } from '@/lib/account/form-schema';
import { type Contact, changeContact, proveContact } from '@/lib/account/new-contact';
import { refuseStranger } from '@/lib/account/owner-proof';
import { askNewContact, askOwner, checkWithin, isEarly, leadOn, readShown } from '@/lib/account/steps';
import { formAction } from '@/lib/forms/form-action';
import { type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { isProven, removeConfirmation, writeConfirmation } from '@/lib/profile/confirmation';
import { getOwnProfile } from '@/lib/profile/queries';
import { requireSession } from '@/lib/session/session-ended';
import { beginAgain } from '@/lib/sign-in/begin-again';
import { isFieldRefused } from '@/lib/sign-in/codes/codes';

export const changeEmail = formAction(newEmailSchema, async ({ inputs: { email, old_password }, locale }) =>
  begin({ change: 'email', to: email, typed: old_password, captcha: '' }, locale),
);

export const changePhone = formAction(newPhoneSchema, async ({ inputs: { phone, old_password, captcha }, locale }) =>
  begin({ change: 'phone', to: phone, typed: old_password, captcha }, locale),
);

export const sendContactCodeAgain = formAction(codeRequestSchema, async ({ inputs, locale }) => {
  const found = await readShown(inputs.fingerprint, locale);
  if (found === null || found.to === '' || !isProven(found, found.change)) return beginAgain('/profile', locale);
  if (await isEarly(found.code, locale)) return refuse('resendEarly');
  return askNewContact(found, inputs.captcha, locale);
});

export const confirmContact = formAction(typedCodeSchema, async ({ inputs, locale }) => {
  const found = await readShown(inputs.fingerprint, locale);
  if (found?.step !== 'contact' || found.code === null) return beginAgain('/profile', locale);
  const { customer, change, code } = found;
  const profile = requireSession(await getOwnProfile(locale));
  if (!profile.ok) return refuse('offlineAuth');
  const { firstName } = profile.value.customer;
  const proven = await checkWithin(
    code,
    inputs.code,
    () => proveContact({ customer, code, firstName }, inputs.code, locale),
    locale,
  );
  if (!proven.ok) return proven.refusal;
  const changed = proven.value === 'taken' ? null : requireSession(await changeContact(found, profile.value, locale));
  if (changed === null || isFieldRefused(change, changed)) {
    await removeConfirmation();
    return leadOn(change, locale, { key: 'contactTaken', tone: 'error' });
  }
  if (!changed.ok) {
    // The code is used up, so another one may be requested at once.
    await writeConfirmation({ ...found, step: 'proven', code: null });
    return leadOn(change, locale, { key: 'contactNotSaved', tone: 'error' });
  }
  await removeConfirmation();
  return leadOn(change, locale, { key: change === 'email' ? 'emailSaved' : 'phoneSaved', tone: 'success' });
});

interface NewContact {
  change: Contact;
  to: string;
  /** The password, where the account has one. */
  typed: string | undefined;
  /** The captcha's token, or empty. */
  captcha: string;
}

async function begin({ change, to, typed, captcha }: NewContact, locale: Locale): Promise<Refusal> {
  const profile = requireSession(await getOwnProfile(locale));
  if (!profile.ok) return refuse('offlineAuth');
  const { customer } = profile.value;
  if (customer[change].toLowerCase() === to) return refuseFields({ [change]: 'contactSame' });
  // The API saves no contact without a first name (docs/api.md 13.2).
  if (customer.firstName.length < 2) return refuse('nameFirst');
  const wanted = { customer: customer.id, change, to };
  if (!customer.hasPassword) return askOwner(wanted, customer, captcha, locale);
  const refused = await refuseStranger(customer, typed, locale);
  return refused ?? askNewContact({ ...wanted, provenAt: Date.now() }, captcha, locale);
}
