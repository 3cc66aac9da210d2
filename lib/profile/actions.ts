'use server';

/** What customers change about themselves (API 13.2, 13.3): details, phone, picture, password. */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import type { Failure } from '@/lib/api/wire';
import { type Asked, type FormState, formAction } from '@/lib/forms/form-action';
import { localized } from '@/lib/i18n/address';
import { leaveNotice, type NoticeKey } from '@/lib/notice';
import { passwordTrouble } from '@/lib/profile/password';
import { preparePicture, uploadPicture } from '@/lib/profile/picture';
import { getOwnProfile } from '@/lib/profile/queries';
import { fieldKeys } from '@/lib/profile/refusal';
import { detailsSchema, emptied, passwordSchema, phoneSchema } from '@/lib/profile/rules';
import { changeProfile, withoutEmpty } from '@/lib/profile/save';
import { redirect } from '@/lib/redirect';
import { endSession } from '@/lib/session/sign-in-again';

export const saveDetails = formAction(detailsSchema, async asked => {
  const { value, locale, refuseFields } = asked;
  const before = await getOwnProfile(locale);
  if (!before.ok) return refused(before, asked);
  const { customer, birthday, gender } = before.value;
  const { firstName: firstname, lastName: lastname, email } = customer;
  const kept = emptied(value, { firstname, lastname, email, birthday, gender });
  if (Object.keys(kept).length > 0) return refuseFields(kept);
  const saved = await changeProfile({ body: withoutEmpty(value) }, locale);
  return saved.ok ? over('profileSaved', asked) : refused(saved, asked);
});

/** SPEC 7: an empty body, everything in the query. */
export const savePhone = formAction(phoneSchema, async asked => {
  const before = await getOwnProfile(asked.locale);
  if (!before.ok) return refused(before, asked);
  const { customer, birthday, gender } = before.value;
  const { firstName: firstname, lastName: lastname } = customer;
  const { phone } = asked.value;
  const query = withoutEmpty({ firstname, lastname, birthday, gender, phone });
  const saved = await changeProfile({ query }, asked.locale);
  return saved.ok ? over('phoneSaved', asked) : refused(saved, asked);
});

export const savePicture = formAction(
  z.object({ picture: z.instanceof(File, { error: 'pictureMissing' }) }),
  async asked => {
    const { value, locale, refuseFields } = asked;
    const picture = await preparePicture(value.picture);
    if (typeof picture === 'string') return refuseFields({ picture });
    const before = await getOwnProfile(locale);
    if (!before.ok) return refused(before, asked);
    const kept = await uploadPicture(picture, locale);
    if (!kept.ok) return kept.why === 'refused' ? refuseFields({ picture: 'fieldRefused' }) : refused(kept, asked);
    const body = { firstname: before.value.customer.firstName, images: [kept.value] };
    const saved = await changeProfile({ body }, locale);
    return saved.ok ? over('pictureSaved', asked) : refused(saved, asked);
  },
);

/** Whoever has a password says it first: an unlocked device must not be enough to take an account. */
export const savePassword = formAction(passwordSchema, async asked => {
  const { value, locale, refuseFields, refuse } = asked;
  const before = await getOwnProfile(locale);
  if (!before.ok) return refused(before, asked);
  const { customer } = before.value;
  if (customer.hasPassword) {
    if (!value.old_password) return refuseFields({ old_password: 'required' });
    const trouble = await passwordTrouble(customer, value.old_password, locale);
    if (trouble === 'wrongPassword') return refuseFields({ old_password: trouble });
    if (trouble !== null) return refuse(trouble);
  }
  const saved = await customerApi({
    path: 'dashboard/user/profile/password/update',
    method: 'POST',
    body: value,
    locale,
    schema: z.unknown(),
  });
  return saved.ok ? over('passwordSaved', asked) : refused(saved, asked);
});

/** Back to the page, which says what has happened. */
async function over(notice: NoticeKey, { locale }: Asked<unknown>): Promise<never> {
  await leaveNotice(notice);
  redirect(localized(locale, '/profile'));
}

async function refused(failure: Failure, asked: Asked<object>): Promise<FormState> {
  if (failure.why === 'unauthorized') return endSession(asked.address);
  const keys = fieldKeys(failure, Object.keys(asked.value));
  if (keys !== null) return asked.refuseFields(keys);
  return asked.refuse(failure.why === 'offline' ? 'offline' : 'refused');
}
