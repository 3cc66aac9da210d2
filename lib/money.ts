/** Amounts in whole minor units with their currency, and the one way to format them (docs/behaviour.md 9). */
import { numberFormat } from '@/lib/i18n/formats';

export interface Money {
  /** Hundredths of the currency's unit. */
  minor: number;
  /** The currency's id, or "base" for the marketplace's own. */
  currency: string;
}

/** How a language writes a currency, small enough to pass to an island. */
export interface MoneyStyle {
  symbol: string;
  position: 'before' | 'after';
  /** BCP 47 tag. */
  language: string;
}

/** Tells apart currencies that are written alike: several are "$". */
export interface MarketMoneyStyle extends MoneyStyle {
  /** The currency's id, or "base" while it is not known. */
  currency: string;
}

export function money(minor: number, currency: string): Money {
  return { minor, currency };
}

/** Slightly above one half, so that 1671.4999999 and 2071.5000001, both meant as a half, round the same way. */
const tolerance = 1e-6;

/** Rounds an amount that was calculated with fractions to whole minor units. */
export function wholeMinor(minor: number): number {
  return Math.sign(minor) * Math.round(Math.abs(minor) + tolerance);
}

/** Two decimals with thousands separators, the symbol on its side, no-break spaces so that it never wraps. */
export function formatMinor(minor: number, { symbol, position, language }: MoneyStyle): string {
  const digits = numberFormat(language, twoDecimals).format(Math.abs(minor) / 100);
  const amount = position === 'before' ? `${symbol}${digits}` : `${digits}\u00a0${symbol}`;
  return minor < 0 ? `\u2212${amount}` : amount;
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
