'use server';

/**
 * Changes a customer's own data (docs/api.md 13.2, 13.3): details, picture, password. Changes of e-mail address and
 * phone number require a proof (lib/account).
 */
import { z } from 'zod';
import type { Failure } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { formAction } from '@/lib/forms/form-action';
import { type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import { refuseUnread, refuseUnwritten } from '@/lib/forms/refuse-failure';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice, type NoticeKey } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { forgetFirstPasswordProof, maySetFirstPassword } from '@/lib/profile/first-password';
import { detailsSchema, emptiedFields, passwordSchema, pictureSchema } from '@/lib/profile/form-schema';
import { isCommonPassword } from '@/lib/profile/new-password';
import { refuseWrongPassword } from '@/lib/profile/password';
import { getOwnProfile } from '@/lib/profile/queries';
import { fieldErrors } from '@/lib/profile/refusal';
import { changeProfile, withoutEmpty } from '@/lib/profile/save';
import { mayTakeFromQuota } from '@/lib/rate-limit/network-quota';
import { endOtherSessions } from '@/lib/session/other-sessions';
import { readSession } from '@/lib/session/session';
import { requireSession } from '@/lib/session/session-ended';
import { faceShape, preparePicture, uploadPicture } from '@/lib/uploads/picture';

export const saveDetails = formAction(detailsSchema, async ({ inputs, locale }) => {
  const before = requireSession(await getOwnProfile(locale));
  if (!before.ok) return refuseUnread(before);
  const { customer, birthday, gender } = before.value;
  const { firstName: firstname, lastName: lastname } = customer;
  const kept = emptiedFields(inputs, { firstname, lastname, birthday, gender });
  if (kept.length > 0) return refuseFields(Object.fromEntries(kept.map(name => [name, 'cannotEmpty'])));
  const saved = await changeProfile({ body: withoutEmpty(inputs) }, locale);
  return saved.ok ? leave('profileSaved', locale) : refusalOf(saved, inputs);
});

export const savePicture = formAction(pictureSchema, async ({ inputs, locale }) => {
  const before = requireSession(await getOwnProfile(locale));
  if (!before.ok) return refuseUnread(before);
  if (!(await mayTakeFromQuota('pictures'))) return refuse('tooManyFromHere');
  const picture = await preparePicture(inputs.picture, faceShape);
  if (typeof picture === 'string') return refuseFields({ picture });
  const kept = requireSession(await uploadPicture(picture, 'users', locale));
  if (!kept.ok) return kept.why === 'refused' ? refuseFields({ picture: 'fieldRefused' }) : refuseUnread(kept);
  const body = { firstname: before.value.customer.firstName, images: [kept.value] };
  const saved = await changeProfile({ body }, locale);
  return saved.ok ? leave('pictureSaved', locale) : refusalOf(saved, inputs);
});

/** Asks customers with a password for it first: an unlocked device must not be enough to take over an account. */
export const savePassword = formAction(passwordSchema, async ({ inputs, locale }) => {
  if (await isCommonPassword(inputs.password)) return refuseFields({ password: 'passwordCommon' });
  const before = requireSession(await getOwnProfile(locale));
  if (!before.ok) return refuseUnread(before);
  const { customer } = before.value;
  if (customer.hasPassword) {
    if (!inputs.old_password) return refuseFields({ old_password: 'required' });
    const refused = await refuseWrongPassword(customer, inputs.old_password, locale);
    if (refused !== null) return refused;
  } else if (!(await maySetFirstPassword())) {
    await leaveNotice('confirmFirst', 'warning');
    redirect(localizedPath(locale, '/profile'));
  }
  const saved = await customerApi({
    path: 'dashboard/user/profile/password/update',
    method: 'POST',
    body: inputs,
    locale,
    schema: z.unknown(),
  });
  if (!saved.ok) return refusalOf(saved, inputs);
  const session = await readSession();
  if (session !== null) await endOtherSessions(session);
  await forgetFirstPasswordProof();
  return leave('passwordSaved', locale);
});

/** Returns to the page, which says what has happened. */
async function leave(notice: NoticeKey, locale: Locale): Promise<never> {
  await leaveNotice(notice);
  redirect(localizedPath(locale, '/profile'));
}

/** @throws SessionEnded */
function refusalOf(failure: Failure, inputs: object): Refusal {
  requireSession(failure);
  const fields = fieldErrors(failure, Object.keys(inputs));
  return fields === null ? refuseUnwritten(failure) : refuseFields(fields);
}
