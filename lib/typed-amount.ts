/** Reads an amount of money as people type it, wherever they do: for the wallet, a tip, a group's limit, a fee. */
import { latinDigits } from '@/lib/i18n/digits';

/**
 * Minor units; null for what is no amount. Three digits behind a sign could be thousands or parts of one, so they are no
 * amount: money is not guessed.
 */
export function readAmount(typed: string): number | null {
  const plain = latinDigits(typed).replaceAll(/[\s ]/g, '').replace(/[,٫]/, '.');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const minor = Math.round(Number(plain) * 100);
  return minor > 0 ? minor : null;
}
