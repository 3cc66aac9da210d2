/** How is an amount written? As the storefront does it, for the marketplace's own currency. */
import { formatMinor } from '../../lib/money.ts';
import type { Language } from './words.ts';

/** @param price in whole units, as the API says it. */
export function dollars(price: number, language: Language): string {
  return formatMinor(Math.round(price * 100), { symbol: '$', position: 'before', language });
}
