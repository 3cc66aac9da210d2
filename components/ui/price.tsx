import { getMoneyStyle, inMarketCurrency } from '@/lib/market/queries';
import { formatMinor, type Money } from '@/lib/money';

/**
 * The only component that prints an amount: in the market's currency, isolated from the direction around it, on one line,
 * which could end after a minus.
 */
export async function Price({ of, className = '' }: { of: Money; className?: string }) {
  const [amount, style] = await Promise.all([inMarketCurrency(of), getMoneyStyle()]);
  return <bdi className={`tabular whitespace-nowrap ${className}`}>{formatMinor(amount.minor, style)}</bdi>;
}
