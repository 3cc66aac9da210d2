'use client';

import { type FormEvent, type MouseEvent, type Ref, useTransition } from 'react';
import type { AddressWords } from '@/components/address/address-words';
import { useFormAction } from '@/components/forms/use-form-action.client';
import { Button, buttonClass } from '@/components/ui/button';
import { confirmAddress } from '@/lib/addresses/actions';
import { untouched } from '@/lib/forms/form-state';

interface OrderHereProps {
  ref: Ref<HTMLDivElement>;
  text: string | null;
  picker: string;
  words: AddressWords;
  /** Opens the picker in a dialog. */
  pick: (event: MouseEvent) => void;
}

/** "Order for this address?": a popover under the chip on wide screens, a sheet on small ones. */
export function OrderHere({ ref, text, picker, words, pick }: OrderHereProps) {
  const [, act] = useFormAction(confirmAddress);
  const [, start] = useTransition();
  // With script the page stays as it is: only the answer is sent.
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    const answer = new FormData();
    answer.set('stay', '1');
    start(async () => {
      await confirmAddress(untouched, answer).catch(() => untouched);
    });
  };
  return (
    <div
      ref={ref}
      id="order-here"
      popover="auto"
      className="address-question"
      role="dialog"
      aria-labelledby="order-here-title"
    >
      <h2 id="order-here-title">{words.question}</h2>
      <p className="mt-1 mb-4 text-lead text-soft">
        {text ?? (
          <a href={picker} className="text-fig underline">
            {words.yours}
          </a>
        )}
      </p>
      <div className="address-answers">
        <form action={act} onSubmit={confirm}>
          <Button type="submit">{words.yes}</Button>
        </form>
        <a href={picker} className={buttonClass('quiet')} onClick={pick}>
          {words.no}
        </a>
      </div>
    </div>
  );
}
