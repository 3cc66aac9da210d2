import { momentWords, type Saying } from '@/components/orders/order-words';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/orders/schema';
import { stepsOf } from '@/lib/orders/status';

/** The five steps with the times that the API tells: when it was placed, and since when it is where it is. */
export function OrderSteps({ order, saying: { t, language, timeZone } }: { order: Order; saying: Saying }) {
  const steps = stepsOf(order);
  if (steps.length === 0) return null;
  const type = order.shop?.type ?? 'restaurant';
  return (
    <ol className="order-steps" aria-label={t('steps')}>
      {steps.map(({ name, state, at }) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="order-step-mark">{state === 'done' && <Icon name="check" className="size-4" />}</span>
          <span className="order-step-name">
            {t(`step.${name}`, { type })}
            <span className="sr-only">, {t(`stepState.${state}`)}</span>
          </span>
          {at !== null && (
            <time dateTime={new Date(at).toISOString()} className="tabular">
              {momentWords(at, language, timeZone)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
