/** Reads an amount of money as people type it: for the wallet, a tip, a group's limit, a fee. */
import { latinDigits } from '@/lib/i18n/digits';

/**
 * Minor units; null for what is no amount. Three digits after a separator could be thousands or a fraction, so they are
 * refused: money is not guessed.
 */
export function readAmount(typed: string): number | null {
  const plain = latinDigits(typed).replaceAll(/[\s ]/g, '').replace(/[,٫]/, '.');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  const minor = Math.round(Number(plain) * 100);
  return minor > 0 ? minor : null;
}
