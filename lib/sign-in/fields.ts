/**
 * Validates the fields of the forms for signing in (docs/behaviour.md 5, docs/api.md 4.3). Messages are keys under
 * `errors`.
 */
import { z } from 'zod';
import { latinDigits } from '@/lib/i18n/digits';
import { digitsOf, isPhone } from '@/lib/phone';

/** In lower case, because it is compared with what the API and the identity provider return. */
export const emailField = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(254, 'tooLong')
  .toLowerCase()
  .pipe(z.email('email'));

/** Digits with the country code, without a plus. */
export const phoneField = z
  .string('phoneRequired')
  .trim()
  .min(1, 'phoneRequired')
  .refine(isPhone, 'phone')
  .transform(digitsOf);

/** An e-mail address or a phone number. */
export const loginField = z.string('required').trim().min(1, 'required').max(254, 'tooLong');

/** Six digits in any numerals. Ignores blanks, which pasted codes contain. */
export const codeField = z
  .string('required')
  .transform(text => latinDigits(text).replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^\d{6}$/, 'wrongCode'),
  );

/** The password of an account that exists: the rules for new passwords do not apply. */
export const typedPassword = z.string('required').min(1, 'required').max(200, 'tooLong');

/** Somebody's `my_referral`. Anything that cannot be a code becomes empty. */
export const referralField = z
  .string()
  .trim()
  .default('')
  .transform(text => (/^[\w-]{1,64}$/.test(text) ? text : ''));
