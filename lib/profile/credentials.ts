/**
 * Normalizes a login to the one spelling that the API is asked with and that limits count by. If an account had two
 * spellings, each would allow its own number of attempts.
 */
import { z } from 'zod';
import { digitsOf, isMeantAsPhone } from '@/lib/phone';

/** Exactly one of them, as the API takes it (docs/api.md 4.2). */
export type Credentials = { email: string } | { phone: string };

/**
 * An e-mail address in lower case, or the digits of a phone; null for what is neither. Letters beyond ASCII are refused:
 * the API's database takes "é" for "e".
 */
export function credentialsOf(login: string): Credentials | null {
  if (!login.includes('@')) return isMeantAsPhone(login.trim()) ? { phone: digitsOf(login) } : null;
  const email = z.email().safeParse(login.trim().toLowerCase());
  return email.success ? { email: email.data } : null;
}

/**
 * The account's name for the limits, which treat a phone with leading zeros as the same (lib/rate-limit/slowdown.ts).
 */
export function accountNamed(credentials: Credentials): string {
  return 'email' in credentials ? credentials.email : credentials.phone;
}
