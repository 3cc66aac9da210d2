'use client';

import { NumberStepper } from '@/components/product/number-stepper.client';
import type { ProductWords } from '@/components/product/product-words';
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

/** The quantity of the product, and its limits where there are some. */
export function QuantityStepper({ choices, words, stock, value, recount }: QuantityStepperProps) {
  const limits = stock ? quantityLimits(choices, stock) : { min: choices.minQuantity, max: choices.maxQuantity };
  const { quantity: label, less, more, quantityRule } = words;
  return (
    <>
      <NumberStepper
        {...limits}
        name="quantity"
        value={value ?? String(choices.minQuantity)}
        words={{ label, less, more }}
        describedBy={quantityRule === '' ? undefined : 'product-rule'}
        isAwake={stock !== undefined}
        recount={recount}
      />
      {quantityRule !== '' && (
        <small id="product-rule" className="px-1 text-soft">
          {quantityRule}
        </small>
      )}
    </>
  );
}
