/** Phone numbers: people type them freely, the API takes digits only. */
import { latinDigits } from '@/lib/i18n/digits';

/**
 * Without the zeros that are no part of the number as others call it: of the way out of a country ("00998 90"), and of a
 * city's code as it is called from within ("+44 (0) 20").
 */
export function digitsOf(phone: string): string {
  return latinDigits(phone).replace(/\(0\)/, '').replace(/\D/g, '').replace(/^00/, '');
}

/** As a link calls it (E.164): "+998901234567". Empty where there is no digit. */
export function e164Of(phone: string): string {
  const digits = digitsOf(phone);
  return digits && `+${digits}`;
}

/** Whether a login is meant as a phone number: that of an account may be kept without its country's code. */
export function isMeantAsPhone(login: string): boolean {
  return /^\+?[\d\s().-]+$/.test(latinDigits(login)) && /^\d{7,15}$/.test(digitsOf(login));
}

/**
 * E.164 allows up to fifteen digits; fewer than seven are no number. No country's code begins with 0: a number that does
 * is one from within a country, and nobody knows which.
 */
export function isPhone(phone: string): boolean {
  return isMeantAsPhone(phone) && !digitsOf(phone).startsWith('0');
}
