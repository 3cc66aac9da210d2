/** Amounts of an order stay in the currency it was made in (docs/api.md 1.10) and are never converted. */
import { type Totals, totalsFrom } from '@/lib/cart/totals';
import { type MoneyStyle, money } from '@/lib/money';
import type { Order, OrderSummary } from '@/lib/orders/schema';

/** An order, or a payment for one. */
interface Charged {
  currency: Pick<OrderSummary['currency'], 'symbol' | 'position'>;
}

/** `language` is a BCP 47 tag. */
export function moneyStyleOf({ currency }: Charged, language: string): MoneyStyle {
  return { symbol: currency.symbol || '$', position: currency.position ?? 'before', language };
}

/** The rows of the receipt, which add up to what was charged. */
export function totalsOfOrder({ parts, couponFor, lines, currency, total }: Order): Totals {
  const goods = lines.flatMap(line => [line, ...line.addons]).reduce((sum, line) => sum + line.total, 0);
  return totalsFrom(
    {
      price: parts.goods,
      total_discount: parts.discount,
      receipt_discount: parts.recipeDiscount,
      total_shop_tax: parts.tax,
      delivery_fee: parts.deliveryFee,
      service_fee: parts.serviceFee,
      tips: parts.tips,
      coupon_price: parts.coupon,
      total_price: total / 100,
    },
    money(goods, currency.id),
    currency.id,
    couponFor,
  );
}
