/** What did somebody say about themselves while joining? The fields that API.md 4.3 to 4.5 share, each optional. */

import { hashed } from '../rules/password.ts';
import type { Check } from './check.ts';
import type { View } from './view.ts';

const emailForm = /^[^\s@]+@[^\s@]+$/;

/** In lower case. */
export function emailIn(check: Check): string | undefined {
  return check.pattern('email', emailForm, 'must be a valid email address.')?.toLowerCase();
}

export function requiredEmail(check: Check): string {
  if (check.required('email') === undefined) return '';
  return emailIn(check) ?? '';
}

/** Digits, a leading plus taken away. */
export function phoneIn(check: Check): string | undefined {
  return check.pattern('phone', /^\+?\d{5,15}$/, 'must be a number.')?.replace('+', '');
}

/** As it was typed; `password_confirmation` has to agree when it is sent. */
export function passwordIn(check: Check): string | undefined {
  const password = check.string('password');
  const confirmation = check.string('password_confirmation');
  if (password === undefined) return undefined;
  if (password.length < 6) return check.fail('password', 'The password must be at least 6 characters.');
  if (confirmation === undefined || confirmation === password) return password;
  return check.fail('password', 'The password confirmation does not match.');
}

export function firstnameIn(check: Check): string | undefined {
  const name = check.string('firstname');
  if (name === undefined || (name.length >= 2 && name.length <= 100)) return name;
  return check.fail('firstname', 'The firstname must be between 2 and 100 characters.');
}

/** Some customer's own code. */
export function referralIn({ store, check }: View): string | undefined {
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

/** Throws what is wrong with any field that was checked so far. */
export async function detailsIn(view: View): Promise<Details> {
  const { check } = view;
  const details = {
    firstname: firstnameIn(check),
    lastname: check.string('lastname'),
    gender: check.enum('gender', ['male', 'female']),
    referral: referralIn(view),
  };
  const password = passwordIn(check);
  check.throwIfInvalid();
  return { ...details, password: password === undefined ? undefined : await hashed(password) };
}
