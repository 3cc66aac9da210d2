'use server';

/** What customers change about themselves (API 13.2, 13.3): details, phone, picture, password. */
import { z } from 'zod';
import type { Failure } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { type ActionContext, type FormState, formAction } from '@/lib/forms/form-action';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice, type NoticeKey } from '@/lib/notice';
import { passwordProblem } from '@/lib/profile/password';
import { preparePicture, uploadPicture } from '@/lib/profile/picture';
import { getOwnProfile } from '@/lib/profile/queries';
import { fieldKeys } from '@/lib/profile/refusal';
import { detailsSchema, emptied, passwordSchema, phoneSchema } from '@/lib/profile/rules';
import { changeProfile, withoutEmpty } from '@/lib/profile/save';
import { redirect } from '@/lib/redirect';
import { endSession } from '@/lib/session/end-session';

export const saveDetails = formAction(detailsSchema, async context => {
  const { value, locale, refuseFields } = context;
  const before = await getOwnProfile(locale);
  if (!before.ok) return refused(before, context);
  const { customer, birthday, gender } = before.value;
  const { firstName: firstname, lastName: lastname, email } = customer;
  const kept = emptied(value, { firstname, lastname, email, birthday, gender });
  if (Object.keys(kept).length > 0) return refuseFields(kept);
  const saved = await changeProfile({ body: withoutEmpty(value) }, locale);
  return saved.ok ? over('profileSaved', context) : refused(saved, context);
});

/** SPEC 7: an empty body, everything in the query. */
export const savePhone = formAction(phoneSchema, async context => {
  const before = await getOwnProfile(context.locale);
  if (!before.ok) return refused(before, context);
  const { customer, birthday, gender } = before.value;
  const { firstName: firstname, lastName: lastname } = customer;
  const { phone } = context.value;
  const query = withoutEmpty({ firstname, lastname, birthday, gender, phone });
  const saved = await changeProfile({ query }, context.locale);
  return saved.ok ? over('phoneSaved', context) : refused(saved, context);
});

export const savePicture = formAction(
  z.object({ picture: z.instanceof(File, { error: 'pictureMissing' }) }),
  async context => {
    const { value, locale, refuseFields } = context;
    const picture = await preparePicture(value.picture);
    if (typeof picture === 'string') return refuseFields({ picture });
    const before = await getOwnProfile(locale);
    if (!before.ok) return refused(before, context);
    const kept = await uploadPicture(picture, locale);
    if (!kept.ok) return kept.why === 'refused' ? refuseFields({ picture: 'fieldRefused' }) : refused(kept, context);
    const body = { firstname: before.value.customer.firstName, images: [kept.value] };
    const saved = await changeProfile({ body }, locale);
    return saved.ok ? over('pictureSaved', context) : refused(saved, context);
  },
);

/** Whoever has a password says it first: an unlocked device must not be enough to take an account. */
export const savePassword = formAction(passwordSchema, async context => {
  const { value, locale, refuseFields, refuse } = context;
  const before = await getOwnProfile(locale);
  if (!before.ok) return refused(before, context);
  const { customer } = before.value;
  if (customer.hasPassword) {
    if (!value.old_password) return refuseFields({ old_password: 'required' });
    const trouble = await passwordProblem(customer, value.old_password, locale);
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
  return saved.ok ? over('passwordSaved', context) : refused(saved, context);
});

/** Back to the page, which says what has happened. */
async function over(notice: NoticeKey, { locale }: ActionContext<unknown>): Promise<never> {
  await leaveNotice(notice);
  redirect(localizedPath(locale, '/profile'));
}

async function refused(failure: Failure, context: ActionContext<object>): Promise<FormState> {
  if (failure.why === 'unauthorized') return endSession(context.pagePath);
  const keys = fieldKeys(failure, Object.keys(context.value));
  if (keys !== null) return context.refuseFields(keys);
  return context.refuse(failure.why === 'offline' ? 'offline' : 'refused');
}
