import { momentWords, type OrderWordsContext } from '@/components/orders/order-words';
import { Icon } from '@/components/ui/icon';

interface StepListProps {
  steps: {
    name: string;
    words: string;
    state: 'done' | 'current' | 'ahead';
    /** When it began, in milliseconds since the epoch; null where that is not known. */
    at: number | null;
  }[];
  context: OrderWordsContext;
}

/** Steps of an order or a parcel, each with its time if it is known. */
export function StepList({ steps, context: { t, language, clock } }: StepListProps) {
  if (steps.length === 0) return null;
  return (
    <ol className="order-steps" aria-label={t('steps')}>
      {steps.map(({ name, words, state, at }) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="order-step-mark">{state === 'done' && <Icon name="check" className="size-4" />}</span>
          <span className="flex-[1_1_6rem]">
            {words}
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
