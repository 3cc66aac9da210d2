'use client';

import { useRef } from 'react';
import type { ProductWords } from '@/components/product/product-words';
import type { Choices, StockChoice } from '@/lib/products/choices';
import { quantityLimits } from '@/lib/products/rules';

interface QuantityStepperProps {
  choices: Choices;
  words: ProductWords;
  /** The chosen stock; undefined while the island sleeps. */
  stock: StockChoice | undefined;
  value: string | undefined;
  recount: () => void;
}

/** A number to type; the two buttons come with the script. */
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
    <div className="product-quantity">
      {isAwake && <button type="button" aria-label={words.less} onClick={() => step(-1)} data-step="minus" />}
      <input
        ref={input}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={words.quantity}
        aria-describedby={words.quantityRule === '' ? undefined : 'product-rule'}
        defaultValue={value ?? String(choices.minQuantity)}
      />
      {isAwake && <button type="button" aria-label={words.more} onClick={() => step(1)} data-step="plus" />}
      {words.quantityRule !== '' && <small id="product-rule">{words.quantityRule}</small>}
    </div>
  );
}
