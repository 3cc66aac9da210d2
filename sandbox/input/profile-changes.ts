/** Which details does a customer change? The fields of profile/update (docs/api.md 13.2). */

import { sqlTime } from '../database/time.ts';
import { hashed } from '../rules/password.ts';
import { readEmail, readFirstname, readPassword, refuseTaken } from './account-details.ts';
import type { Customer } from './customer.ts';
import type { View } from './view.ts';

/** Fields that were not sent keep their value. @throws ERROR_400 with everything that is wrong. */
export async function readProfileChanges(view: View, customer: Customer): Promise<Customer> {
  const { check } = view;
  check.required('firstname');
  const email = readEmail(check);
  const changed: Customer = {
    ...customer,
    firstname: readFirstname(check) ?? customer.firstname,
    lastname: check.string('lastname') ?? customer.lastname,
    email: email ?? customer.email,
    phone: check.pattern('phone', /^\d+$/, 'must be a number.') ?? customer.phone,
    gender: check.enum('gender', ['male', 'female']) ?? customer.gender,
    birthday: readBirthday(view) ?? customer.birthday,
    img: readPicture(view) ?? customer.img,
    subscribed: (check.boolean('subscribe') === undefined ? customer.subscribed : Number(check.isOn('subscribe'))) as
      | 0
      | 1,
  };
  if (changed.email !== customer.email) changed.email_verified_at = null;
  const password = readPassword(check);
  for (const field of ['email', 'phone'] as const) refuseTaken(view, field, changed[field], customer.id);
  check.throwIfInvalid();
  return password === undefined ? changed : { ...changed, password: await hashed(password) };
}

/** Must be a day of the calendar, not in the future. */
function readBirthday({ check, now }: View): string | undefined {
  const day = check.date('birthday');
  if (day === undefined) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    return check.fail('birthday', 'The birthday is not a valid date.');
  }
  return day <= sqlTime(now).slice(0, 10) ? day : check.fail('birthday', 'The birthday must be a date before today.');
}

/** The first image becomes the picture; one of this server is stored without its origin. */
function readPicture({ check, origin }: View): string | undefined {
  const { images } = check.input;
  if (images === undefined || images === null) return undefined;
  const first = Array.isArray(images) ? images[0] : images;
  if (typeof first !== 'string' || first.length > 2000) return check.fail('images', 'The images must be an array.');
  return first.startsWith(`${origin}/`) ? first.slice(origin.length) : first;
}
