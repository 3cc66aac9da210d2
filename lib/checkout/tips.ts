/** What a customer may add for the courier (docs/api.md 10.6): nothing is chosen beforehand. */
import 'server-only';
import type { Draft } from '@/lib/checkout/draft';
import { env } from '@/lib/env';
import { latinDigits } from '@/lib/i18n/digits';
import type { Money } from '@/lib/money';

/** Percent of the goods. */
const shares = [5, 10, 15];

/** More than this is a slip of the finger; minor units. */
const mostTip = 10_000_00;

/** R2 knows tips; an operator of R1 whose backend takes them says so by the setting "tips". */
export function offersTips(settings: Record<string, string>): boolean {
  return env().API_REVISION === 'R2' || settings.tips === '1';
}

/** Minor units, rounded to tenths of the currency's unit. */
export function tipChoices(goods: Money): { percent: number; minor: number }[] {
  return shares.map(percent => ({ percent, minor: Math.max(10, Math.round((goods.minor * percent) / 1000) * 10) }));
}

/** In minor units; what is no amount is no tip. */
export function tipOf({ tip, ownTip }: Draft, goods: Money): number {
  if (tip === 'other') return typedAmount(ownTip);
  return tipChoices(goods).find(({ percent }) => String(percent) === tip)?.minor ?? 0;
}

function typedAmount(typed: string): number {
  const amount = Number(latinDigits(typed).replace(/[,٫]/, '.'));
  return Number.isFinite(amount) && amount > 0 ? Math.min(Math.round(amount * 100), mostTip) : 0;
}
