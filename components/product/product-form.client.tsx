'use client';

import { type ReactNode, useActionState, useRef } from 'react';
import { AddWords } from '@/components/product/add-words.client';
import { AddonList } from '@/components/product/addon-list.client';
import type { ProductWords } from '@/components/product/product-words';
import { QuantityStepper } from '@/components/product/quantity-stepper.client';
import { StockChooser } from '@/components/product/stock-chooser.client';
import { useAdd } from '@/components/product/use-add.client';
import { useSelection } from '@/components/product/use-selection.client';
import { Alert } from '@/components/ui/alert';
import { type Action, untouched } from '@/lib/forms/form-state';
import type { MoneyStyle } from '@/lib/money';
import type { Choices } from '@/lib/products/choices';
import { chosenStock, lineTotal } from '@/lib/products/rules';

interface ProductFormProps {
  uuid: string;
  choices: Choices;
  money: MoneyStyle;
  words: ProductWords;
  action: Action;
  /** The link to the cart, after the sentence that something was added. */
  toCart: ReactNode;
  /** The product's description. Inside the form, so that the form's button stays visible along all of it. */
  children: ReactNode;
}

/** Options, add-ons and quantity. Without script a plain form; with script the button shows the running total. */
export function ProductForm({ uuid, choices, money, words, action, toCart, children }: ProductFormProps) {
  const [state, act] = useActionState(action, untouched);
  const form = useRef<HTMLFormElement>(null);
  const { selection, recount } = useSelection(form, choices);

  const stock = selection === null ? undefined : chosenStock(choices, selection);
  const addonIds = stock?.addonIds ?? null;
  const isCounted = selection !== null && stock !== undefined && !Number.isNaN(selection.quantity);
  const total = isCounted ? lineTotal(choices, selection) : null;
  const quantity = selection?.quantity ?? 0;
  const { add, isAdding, answer } = useAdd({ uuid, stock, quantity, offline: words.offline });
  const errors = [...Object.values(state.fields).flat(), ...state.form];
  const answerText = answer?.text ?? errors.join(' ');
  const tone = answer?.isError === false ? 'success' : 'warning';

  return (
    <form ref={form} action={act} onSubmit={add} onChange={recount} className="product-words product-form">
      {children}
      <input type="hidden" name="product" value={uuid} />
      <StockChooser {...{ choices, money, words, values: state.values, selection }} />
      <AddonList {...{ choices, money, words, values: state.values, addonIds, recount }} />
      <div className="product-foot">
        {answerText !== '' && (
          // Without script a plain POST brings a new page, which should open at the answer. Where script has sent the form,
          // the shell's watch reads the same sentence out (cart-watch.client.tsx), and the focus stays on the button.
          <Alert id="product-answer" tabIndex={-1} autoFocus={answer === null} tone={tone}>
            {answerText} {tone === 'success' && toCart}
          </Alert>
        )}
        <QuantityStepper {...{ choices, words, stock, value: state.values.quantity, recount }} />
        <button type="submit" className="button product-add" aria-busy={isAdding}>
          {isAdding && words.adding}
          {!isAdding && total === null && words.addPlain}
          {!isAdding && total !== null && <AddWords total={total} words={words.add} money={money} />}
        </button>
      </div>
    </form>
  );
}
