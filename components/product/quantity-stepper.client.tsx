'use client';

import { useRef } from 'react';
import type { ProductWords } from '@/components/product/product-words';
import { Stepper, StepperButton } from '@/components/ui/stepper';
import type { Choices, StockChoice } from '@/lib/products/choices';
import { quantityLimits } from '@/lib/products/rules';

interface QuantityStepperProps {
  choices: Choices;
  words: ProductWords;
  /** The chosen stock; undefined until the island runs. */
  stock: StockChoice | undefined;
  value: string | undefined;
  recount: () => void;
}

/** A number field; script adds the two buttons. */
export function QuantityStepper({ choices, words, stock, value, recount }: QuantityStepperProps) {
  const input = useRef<HTMLInputElement>(null);
  const { min, max } = stock ? quantityLimits(choices, stock) : { min: choices.minQuantity, max: choices.maxQuantity };
  const step = (by: number) => {
    if (input.current === null) return;
    const typed = Number.parseInt(input.current.value, 10) || min;
    input.current.value = String(Math.max(min, Math.min(max, typed + by)));
    recount();
  };
  const isAwake = stock !== undefined;
  return (
    <Stepper>
      {isAwake && <StepperButton step="minus" aria-label={words.less} onClick={() => step(-1)} />}
      <input
        ref={input}
        name="quantity"
        className="product-number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={words.quantity}
        aria-describedby={words.quantityRule === '' ? undefined : 'product-rule'}
        defaultValue={value ?? String(choices.minQuantity)}
      />
      {isAwake && <StepperButton step="plus" aria-label={words.more} onClick={() => step(1)} />}
      {words.quantityRule !== '' && (
        <small id="product-rule" className="px-1 text-soft">
          {words.quantityRule}
        </small>
      )}
    </Stepper>
  );
}
