/** What people type on their way in (SPEC 5, API 4.3): each field's rule. Messages are keys under `errors`. */
import { z } from 'zod';
import { latinDigits } from '@/lib/i18n/digits';
import { digitsOf, isPhone } from '@/lib/phone';

export const shortestPassword = 6;

/** In lower case: it is compared with what others say of it. */
export const emailField = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(254, 'tooLong')
  .toLowerCase()
  .pipe(z.email('email'));

/** Digits, with the country's and without a plus. */
export const phoneField = z
  .string('phoneRequired')
  .trim()
  .min(1, 'phoneRequired')
  .refine(isPhone, 'phone')
  .transform(digitsOf);

/** An e-mail address or a phone number, whichever it is. */
export const loginField = z.string('required').trim().min(1, 'required').max(254, 'tooLong');

/** Six digits, in whichever numerals; pasted ones bring blanks along. */
export const codeField = z
  .string('required')
  .transform(text => latinDigits(text).replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^\d{6}$/, 'wrongCode'),
  );

export const nameField = z.string('required').trim().min(1, 'required').min(2, 'tooShort').max(100, 'tooLong');

export const passwordField = z.string('required').min(shortestPassword, 'passwordShort').max(200, 'tooLong');

/** A password that is compared with another one: what is wrong with it is no rule's business. */
export const typedPassword = z.string('required').min(1, 'required').max(200, 'tooLong');

/** Somebody's `my_referral`; one that no code can be is none. */
export const referralField = z
  .string()
  .trim()
  .default('')
  .transform(text => (/^[\w-]{1,64}$/.test(text) ? text : ''));

interface TwoPasswords {
  password: string;
  password_confirmation: string;
}

/** What the two passwords of a form are compared by. */
export const areSame = (typed: TwoPasswords) => typed.password === typed.password_confirmation;

/** Where it is said that they are not, and by which message key. */
export function atSecond(message: string) {
  return { path: ['password_confirmation'], message };
}
