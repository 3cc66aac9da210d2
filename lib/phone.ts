/** Phone numbers as people type them, and as the API takes them: digits alone. */
import { latinDigits } from '@/lib/i18n/digits';

export function digitsOf(phone: string): string {
  return latinDigits(phone).replace(/\D/g, '');
}

/** E.164 allows fifteen digits; fewer than seven reach nobody. */
export function isPhone(phone: string): boolean {
  return /^\+?[\d\s().-]+$/.test(latinDigits(phone)) && /^\d{7,15}$/.test(digitsOf(phone));
}
