/** Schemas of the forms for changes that only the account's owner may make. Messages are keys under `errors`. */
import { z } from 'zod';
import { codeField, emailField, phoneField } from '@/lib/sign-in/fields';

/**
 * Optional here, because a customer without a password gets a code instead: the action checks which one is required.
 */
const passwordNow = z.string().max(200, 'tooLong').optional();

export const newEmailSchema = z.object({ email: emailField, old_password: passwordNow });

/** The captcha's token, where the identity provider sends the SMS; empty without script. */
const captcha = z.string().max(8000).default('');

export const newPhoneSchema = z.object({ phone: phoneField, old_password: passwordNow, captcha });

export const ownerSchema = z.object({ old_password: passwordNow, captcha });

/** Of the change under way that the page was about. */
const fingerprint = z.string().max(300).optional().catch(undefined);

export const givenUpSchema = z.object({ fingerprint });

export const codeRequestSchema = z.object({ fingerprint, captcha });

export const typedCodeSchema = z.object({ fingerprint, code: codeField });
