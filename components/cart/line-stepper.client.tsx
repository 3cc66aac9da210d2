'use client';

import type { MouseEvent } from 'react';
import { CartForm } from '@/components/cart/cart-form.client';
import { Stepper, StepperButton } from '@/components/ui/stepper';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { PresentedLine } from '@/lib/cart/response/types';
import { fillWords } from '@/lib/i18n/fill-words';
import { numberFormat } from '@/lib/i18n/formats';
import type { MoneyStyle } from '@/lib/money';
import { quantityWords } from '@/lib/products/amount';

interface LineStepperProps {
  line: PresentedLine;
  /** Includes changes that are not answered yet. */
  units: number;
  words: FrameWords;
  money: MoneyStyle;
}

/**
 * Changes the quantity of a line by one, never below its minimum. At the end of its range a button stays in place,
 * because it may have the focus, but does nothing.
 */
export function LineStepper({ line: { stockId, title, measure, min, max }, units, words, money }: LineStepperProps) {
  const set = (quantity: number) => ({
    change: { do: 'set', line: stockId, quantity } as const,
    effects: [{ stockId, to: quantity }],
  });
  const limits = (isReached: boolean) => ({
    'aria-disabled': isReached,
    onClick: (event: MouseEvent) => isReached && event.preventDefault(),
  });
  return (
    <Stepper role="group" aria-label={fillWords(words.quantityOf, { title })}>
      <CartForm {...set(units <= min ? units : Math.max(units - 1, min))}>
        <StepperButton
          step="minus"
          type="submit"
          aria-label={fillWords(words.less, { title })}
          {...limits(units <= min)}
        />
      </CartForm>
      <output>
        <span aria-hidden={measure !== null}>{numberFormat(money.language).format(units)}</span>
        {measure !== null && <span className="sr-only">{quantityWords(units, measure, money.language)}</span>}
      </output>
      <CartForm {...set(units >= max ? units : units + 1)}>
        <StepperButton
          step="plus"
          type="submit"
          aria-label={fillWords(words.oneMore, { title })}
          {...limits(units >= max)}
        />
      </CartForm>
    </Stepper>
  );
}
