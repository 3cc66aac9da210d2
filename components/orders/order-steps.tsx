import { momentWords, type OrderWordsContext } from '@/components/orders/order-words';
import { Icon } from '@/components/ui/icon';
import { isOpen, stepsOf } from '@/lib/orders/progress/status';
import { endOf, timesOf } from '@/lib/orders/progress/times';
import type { Order } from '@/lib/orders/schema';

/** The five steps, each with its time if it is known. */
export function OrderSteps({ order, context: { t, language, clock } }: { order: Order; context: OrderWordsContext }) {
  const changedAt = isOpen(order) ? order.changedAt : (endOf(order, clock)?.at ?? null);
  const steps = stepsOf({ ...order, changedAt }, timesOf(order));
  if (steps.length === 0) return null;
  const type = order.shop?.type ?? 'restaurant';
  return (
    <ol className="order-steps" aria-label={t('steps')}>
      {steps.map(({ name, state, at }) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="order-step-mark">{state === 'done' && <Icon name="check" className="size-4" />}</span>
          <span className="flex-[1_1_6rem]">
            {t(`step.${name}`, { type })}
            <span className="sr-only">, {t(`stepState.${state}`)}</span>
          </span>
          {at !== null && (
            <time dateTime={new Date(at).toISOString()} className="tabular ms-auto">
              {momentWords(at, language, clock.timeZone)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
