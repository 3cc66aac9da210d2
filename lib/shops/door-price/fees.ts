/** Calculates what ordering from a shop costs besides its goods: at a place for lists, at a point for one shop. */
import 'server-only';
import { findRate } from '@/lib/market/currencies';
import { type Market, pageMarket } from '@/lib/market/market';
import { getSettings, inMarketCurrency } from '@/lib/market/queries';
import { type Money, money } from '@/lib/money';
import { roundSum } from '@/lib/round-sum';
import { distanceFormula } from '@/lib/shops/door-price/distance-formula';
import { atDoor, chargedKilometres, type DoorTerms, deliveryFee } from '@/lib/shops/door-price/door-price';
import type { Shop } from '@/lib/shops/schema';
import { baseCurrency, type Point } from '@/lib/view/view';

/** Minor units of the base currency; see docs/decisions/070. */
const typicalGoods = 2000;

export interface Fees {
  delivery: Money;
  /** Everything that is added to this sum of goods: delivery, service and tax. */
  onTop: Money;
  basket: Money;
  /** Whether the fee grows with each kilometre, so that a point nearby has another fee. */
  growsWithDistance: boolean;
}

/** Null where the API does not state the shop's terms or its location. */
export async function feesAt(
  shop: Shop,
  point: Point,
  market: Market | Promise<Market> = pageMarket(),
): Promise<Fees | null> {
  const resolved = await market;
  const [terms, basket] = await Promise.all([doorTermsAt(shop, point, resolved), typicalBasket(shop, resolved)]);
  if (terms === null) return null;
  return {
    delivery: money(terms.fee, resolved.currency),
    onTop: money(atDoor(basket.minor, terms) - basket.minor, resolved.currency),
    basket,
    growsWithDistance: (shop.terms?.perKilometre ?? 0) > 0,
  };
}

export async function doorTermsAt({ terms, location }: Shop, point: Point, market: Market): Promise<DoorTerms | null> {
  if (terms === null || location === null) return null;
  const [formula, service] = await Promise.all([distanceFormula(market.locale), serviceFee(market)]);
  return {
    fee: deliveryFee(terms, chargedKilometres(location, point, formula)),
    service,
    taxPercent: terms.taxPercent,
  };
}

/** A typical sum of goods, or the shop's minimum if that is higher. */
export async function typicalBasket({ minimum }: Shop, market: Market): Promise<Money> {
  const [usual, least] = await Promise.all([
    inMarketCurrency(money(typicalGoods, baseCurrency), market),
    inMarketCurrency(minimum, market),
  ]);
  return money(Math.max(roundSum(usual.minor), least.minor), market.currency);
}

/** The operator's fee for every order, which only R2 has (docs/api.md 26), in minor units with fractions. */
async function serviceFee({ locale, currency }: Market): Promise<number> {
  const [settings, rate] = await Promise.all([getSettings(locale), findRate(locale, currency)]);
  const fee = Number(settings.service_fee) || 0;
  return Math.max(fee, 0) * 100 * rate;
}
