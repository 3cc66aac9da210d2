/** Phone numbers: people type them freely, the API takes digits only. */
import { latinDigits } from '@/lib/i18n/digits';

export function digitsOf(phone: string): string {
  return latinDigits(phone).replace(/\D/g, '');
}

/** As a link calls it (E.164): "+998901234567". Empty where there is no digit. */
export function e164Of(phone: string): string {
  const digits = digitsOf(phone);
  return digits && `+${digits}`;
}

/** E.164 allows up to fifteen digits; fewer than seven are no number. */
export function isPhone(phone: string): boolean {
  return /^\+?[\d\s().-]+$/.test(latinDigits(phone)) && /^\d{7,15}$/.test(digitsOf(phone));
}
