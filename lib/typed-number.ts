/** Reads numbers as people type them: in the digits of any keyboard, and with a decimal comma. */
import { latinDigits } from '@/lib/i18n/digits';

/**
 * An amount of money in minor units: for the wallet, a tip, a group's limit, a fee. Null for what is no amount. Three
 * digits after a separator could be thousands or a fraction, so they are refused: money is not guessed.
 */
export function readAmount(typed: string): number | null {
  const plain = decimalText(withoutBlanks(typed));
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const minor = Math.round(Number(plain) * 100);
  return minor > 0 ? minor : null;
}

/** A whole number of up to seven digits; null for anything else. */
export function readWhole(typed: string): number | null {
  const digits = latinDigits(typed.trim());
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}

/** Latin digits and a decimal point, as `Number` takes them. */
export function decimalText(typed: string): string {
  return latinDigits(typed).replace(/[,٫]/, '.');
}

/** People group digits by blanks. */
export function withoutBlanks(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

/**
 * Without the separators of thousands, as prices are written: "12,600.00" is "12600.00". Prices have two decimals, so
 * three digits behind a separator are thousands. Not for money that is paid, which is not guessed (`readAmount`).
 */
export function withoutThousands(typed: string): string {
  const latin = latinDigits(typed);
  const [, separator = ''] = /^[1-9]\d{0,2}([.,٬'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,٫]\d{1,2})?$/.exec(latin) ?? [];
  return separator === '' ? latin : latin.replaceAll(separator, '');
}
