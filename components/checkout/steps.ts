/** Tells which steps of the checkout the customer still has to do something in. Pure. */
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { mistakesOf, obstaclesOf } from '@/lib/checkout/problems';

type StepName = 'where' | 'when' | 'pay';

export interface StepProps {
  state: CheckoutState;
  needed: ReadonlySet<StepName>;
}

/** In the order of the page. */
export function stepsNeeded(state: CheckoutState): ReadonlySet<StepName> {
  const fields = [...obstaclesOf(state), ...mistakesOf(state)].flatMap(({ field }) => field ?? []);
  const found = new Set(fields.filter(field => field !== 'ownTip').map(field => stepOf[field] ?? 'where'));
  return new Set((['where', 'when', 'pay'] as const).filter(step => found.has(step)));
}

/** The tip belongs to no step; fields not listed here belong to "where". */
const stepOf: Record<string, StepName> = { day: 'when', payment: 'pay' };
