/** Schemas of the forms for signing in. Messages are keys under `errors`. */
import { z } from 'zod';
import { nameFields } from '@/lib/profile/form-schema';
import { newPasswordField } from '@/lib/profile/new-password';
import { codeField, emailField, loginField, phoneField, referralField, typedPassword } from '@/lib/sign-in/fields';

const returnTo = z.string().optional();

export const signInSchema = z.object({ login: loginField, password: typedPassword, returnTo });

/** A form for signing in that is left, as far as it is filled in. */
export const forgottenSchema = z.object({ login: loginField.catch(''), returnTo });

/** `login` is an e-mail address or a phone number. */
export const resetSchema = z.object({ login: loginField, returnTo });

export const codeSchema = z.object({
  code: codeField,
  /** To whom the code was sent, as the page said. */
  to: z.string().max(254).optional().catch(undefined),
});

export const requestLinkSchema = z.object({ email: emailField, referral: referralField, returnTo });

export const linkAddressSchema = z.object({ email: emailField });

export const phoneSchema = z.object({
  phone: phoneField,
  referral: referralField,
  /** The captcha's token. Missing without script; the API then sends its own SMS. */
  captcha: z.string().max(8000).default(''),
  returnTo,
});

export const registerSchema = z.object({ email: emailField, referral: referralField, returnTo });

export const newcomerSchema = z.object({ ...nameFields, password: newPasswordField });

/** For a customer who has signed in by phone and has no name yet. */
export const nameSchema = z.object({ ...nameFields, returnTo });

export const newPasswordSchema = z.object({ password: newPasswordField, returnTo });
