import { getMoneyStyle, inMarketCurrency } from '@/lib/market/queries';
import { formatMinor, type Money } from '@/lib/money';

/**
 * An amount in the market's currency, isolated from the direction around it, and on one line, which could end after a
 * minus. What was ordered or paid keeps its own currency, and is written by `formatMinor` with the style of that one.
 */
export async function Price({ of, className = '' }: { of: Money; className?: string }) {
  const [amount, style] = await Promise.all([inMarketCurrency(of), getMoneyStyle()]);
  return <bdi className={`tabular whitespace-nowrap ${className}`}>{formatMinor(amount.minor, style)}</bdi>;
}
