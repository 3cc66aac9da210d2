'use client';

import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react';
import { AddonList } from '@/components/product/addon-list.client';
import { fill } from '@/components/product/fill';
import type { ProductWords } from '@/components/product/product-words';
import { QuantityStepper } from '@/components/product/quantity-stepper.client';
import { StockChooser } from '@/components/product/stock-chooser.client';
import type { FormState } from '@/lib/forms/form-action';
import { formatMinor, type MoneyStyle } from '@/lib/money';
import type { Choices } from '@/lib/products/choices';
import { chosenStock, lineTotal, readSelection, type Selection, settle } from '@/lib/products/rules';

interface ProductFormProps {
  uuid: string;
  choices: Choices;
  money: MoneyStyle;
  words: ProductWords;
  action: (state: FormState, posted: FormData) => Promise<FormState>;
}

const untouched: FormState = { status: 'idle', fields: {}, form: [], values: {} };

/** Options, add-ons and quantity. Without script a plain form; with it the button counts along. */
export function ProductForm({ uuid, choices, money, words, action }: ProductFormProps) {
  const [state, act, isPending] = useActionState(action, untouched);
  const [selection, setSelection] = useState<Selection | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const recount = () => {
    const posted = new FormData(form.current ?? undefined);
    setSelection(
      settle(
        choices,
        readSelection(name => posted.get(name)?.toString(), choices),
      ),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the island wakes up.
  useEffect(recount, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const posted = new FormData(event.currentTarget);
    startTransition(() => act(posted));
  };
  const stock = selection === null ? undefined : chosenStock(choices, selection);
  const addonIds = stock?.addonIds ?? null;
  const isCounted = selection !== null && stock !== undefined && !Number.isNaN(selection.quantity);
  const total = isCounted ? lineTotal(choices, selection) : null;
  const errors = [...Object.values(state.fields).flat(), ...state.form];

  return (
    <form ref={form} action={act} onSubmit={submit} onChange={recount} className="product-form">
      <input type="hidden" name="product" value={uuid} />
      <StockChooser {...{ choices, money, words, values: state.values, selection }} />
      <AddonList {...{ choices, money, words, values: state.values, addonIds }} />
      <div className="product-foot">
        {errors.length > 0 && (
          // biome-ignore lint/a11y/noAutofocus: a plain POST brings a new page, which is to open at the answer.
          <p id="product-answer" role="status" tabIndex={-1} autoFocus className="product-answer">
            {errors.join(' ')}
          </p>
        )}
        <QuantityStepper {...{ choices, words, stock, value: state.values.quantity, recount }} />
        <button type="submit" className="product-add" aria-busy={isPending}>
          {isPending && words.adding}
          {!isPending && total === null && words.addPlain}
          {!isPending && total !== null && (
            <AddWords quantity={selection?.quantity ?? 1} total={total} words={words.add} money={money} />
          )}
        </button>
      </div>
    </form>
  );
}

/** The template's words around the amount, which keeps its own direction. */
function AddWords({
  quantity,
  total,
  words,
  money,
}: {
  quantity: number;
  total: number;
  words: string;
  money: MoneyStyle;
}) {
  const count = new Intl.NumberFormat(money.language).format(quantity);
  const [before, after] = fill(words, { count }).split('{total}');
  return (
    <>
      {before}
      <bdi>{formatMinor(total, money)}</bdi>
      {after}
    </>
  );
}
