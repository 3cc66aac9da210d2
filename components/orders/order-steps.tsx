import type { OrderWordsContext } from '@/components/orders/order-words';
import { StepList } from '@/components/orders/step-list';
import { isOpen, stepsOf } from '@/lib/orders/progress/status';
import { endOf, timesOf } from '@/lib/orders/progress/times';
import type { Order } from '@/lib/orders/schema';

/** The five steps of an order. */
export function OrderSteps({ order, context }: { order: Order; context: OrderWordsContext }) {
  const changedAt = isOpen(order) ? order.changedAt : (endOf(order, context.clock)?.at ?? null);
  const steps = stepsOf({ ...order, changedAt }, timesOf(order));
  const type = order.shop?.type ?? 'restaurant';
  return (
    <StepList
      steps={steps.map(step => ({ ...step, words: context.t(`step.${step.name}`, { type }) }))}
      context={context}
    />
  );
}
