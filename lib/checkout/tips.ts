/** Calculates the tip for the courier (docs/api.md 10.6). None is chosen beforehand. */
import 'server-only';
import { isSecondRevision } from '@/lib/api/revision';
import type { Draft } from '@/lib/checkout/draft/draft';
import type { Market } from '@/lib/market/market';
import { retyped } from '@/lib/market/typed-amount';
import type { Money } from '@/lib/money';
import { decimalText, readAmount } from '@/lib/typed-number';

/** Percent of the goods. */
const shares = [5, 10, 15];

/** The largest tip, in minor units: more is surely mistyped, even in a currency whose unit is worth little. */
function mostTip(goods: Money): number {
  return Math.max(10_000_00, goods.minor * 10);
}

/** R2 accepts tips; for R1 the operator's setting "tips" says whether the backend does. */
export function offersTips(settings: Record<string, string>): boolean {
  return isSecondRevision() || settings.tips === '1';
}

/** The offered tips in minor units, rounded to tenths of the currency's unit. */
export function tipChoices(goods: Money): { percent: number; minor: number }[] {
  return shares.map(percent => ({ percent, minor: Math.max(10, Math.round((goods.minor * percent) / 1000) * 10) }));
}

/** Whether the typed text is an amount or empty: an amount that cannot be read must not count as no tip. */
export function isTip(ownTip: string): boolean {
  return Number(decimalText(ownTip)) === 0 || readAmount(ownTip) !== null;
}

/** A percentage that was offered, or "other" with what was typed. */
export type TipChoice = Pick<Draft, 'tip' | 'ownTip'>;

/** Why a tip cannot be paid, as a key under `errors`. */
export type TipProblem = 'checkout.tip' | 'checkout.tipChoice' | 'wallet.tooMuch';

/**
 * The tip of an order that has come, in minor units. The press pays it, and no total shows it before, so more than the
 * limit is refused, where `tipOf` lowers it.
 */
export function exactTip(chosen: TipChoice, goods: Money): number | TipProblem {
  const minor = chosen.tip === 'other' ? (readAmount(chosen.ownTip) ?? 0) : tipOf(chosen, goods);
  if (minor > mostTip(goods)) return 'wallet.tooMuch';
  if (minor > 0) return minor;
  return chosen.tip === 'other' ? 'checkout.tip' : 'checkout.tipChoice';
}

/** The chosen tip in minor units; 0 if none, or if the typed text is no amount. */
export function tipOf({ tip, ownTip }: TipChoice, goods: Money): number {
  if (tip === 'other') return Math.min(readAmount(ownTip) ?? 0, mostTip(goods));
  return tipChoices(goods).find(({ percent }) => String(percent) === tip)?.minor ?? 0;
}

/** Converts a typed tip after another currency was chosen, so that it is worth the same. */
export async function withTipIn<C extends Pick<Draft, 'ownTip' | 'tipCurrency'>>(
  choice: C,
  market: Market,
): Promise<C> {
  const { ownTip, tipCurrency } = choice;
  return { ...choice, ownTip: await retyped(ownTip, tipCurrency, market), tipCurrency: market.currency };
}
