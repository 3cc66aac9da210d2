/** Which details does somebody register with? The fields that docs/api.md 4.3 to 4.5 share, each optional. */

import { hashed } from '../rules/password.ts';
import type { Check } from './check.ts';
import type { View } from './view.ts';

const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** Answers it in lower case. */
export function readEmail(check: Check): string | undefined {
  return check.pattern('email', emailPattern, 'must be a valid email address.')?.toLowerCase();
}

export function readRequiredEmail(check: Check): string {
  if (check.required('email') === undefined) return '';
  return readEmail(check) ?? '';
}

/** Answers digits, without a leading plus. */
export function readPhone(check: Check): string | undefined {
  return check.pattern('phone', /^\+?\d{5,15}$/, 'must be a number.')?.replace('+', '');
}

/** Answers it unhashed; `password_confirmation` must agree when it is sent. */
export function readPassword(check: Check): string | undefined {
  const password = check.string('password');
  const confirmation = check.string('password_confirmation');
  if (password === undefined) return undefined;
  if (password.length < 6) return check.fail('password', 'The password must be at least 6 characters.');
  if (confirmation === undefined || confirmation === password) return password;
  return check.fail('password', 'The password confirmation does not match.');
}

export function readFirstname(check: Check): string | undefined {
  const name = check.string('firstname');
  if (name === undefined || (name.length >= 2 && name.length <= 100)) return name;
  return check.fail('firstname', 'The firstname must be between 2 and 100 characters.');
}

/** Refuses what another customer signs in with; `ownId` is the customer who may keep it, 0 for nobody. */
export function refuseTaken({ store, check }: View, field: 'email' | 'phone', value: string | null, ownId = 0): void {
  const other = store.one(`SELECT 1 FROM users WHERE ${field} = ? AND id <> ?`, value, ownId);
  if (other) check.fail(field, `The ${field} has already been taken.`);
}

/** Must be some customer's own code. */
export function readReferral({ store, check }: View): string | undefined {
  const code = check.string('referral');
  if (code === undefined || store.one('SELECT 1 FROM users WHERE my_referral = ?', code)) return code;
  return check.fail('referral', 'The selected referral is invalid.');
}

export interface Details {
  firstname: string | undefined;
  lastname: string | undefined;
  gender: 'male' | 'female' | undefined;
  referral: string | undefined;
  /** The hash. */
  password: string | undefined;
}

/** @throws ERROR_400 with everything that is wrong so far. */
export async function readDetails(view: View): Promise<Details> {
  const { check } = view;
  const details = {
    firstname: readFirstname(check),
    lastname: check.string('lastname'),
    gender: check.enum('gender', ['male', 'female']),
    referral: readReferral(view),
  };
  const password = readPassword(check);
  check.throwIfInvalid();
  return { ...details, password: password === undefined ? undefined : await hashed(password) };
}
