'use client';

import type { ComponentProps, FormEvent, Ref } from 'react';
import type { AddressWords } from '@/components/address/address-words';
import { Button, buttonClass } from '@/components/ui/button';
import { NativePopover } from '@/components/ui/native-popover';
import { confirmAddress } from '@/lib/addresses/actions';

interface OrderHereProps {
  ref: Ref<HTMLDivElement>;
  text: string | null;
  picker: string;
  words: AddressWords;
  /** The link to the picker, or the button that opens it in a dialog. */
  picks: ComponentProps<'a'>;
}

/**
 * Asks "Order for this address?" in a popover under the chip on wide screens, in a sheet on small ones. It opens by
 * itself with the page, so it uses the browser's own popover, which needs nothing loaded.
 */
export function OrderHere({ ref, text, picker, words, picks }: OrderHereProps) {
  // Sends only the answer where script runs, and stays on the page.
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    const answer = new FormData();
    answer.set('stay', '1');
    confirmAddress(answer).catch(() => {});
  };
  return (
    <NativePopover ref={ref} id="order-here" side="popover" title={words.question}>
      <h2>{words.question}</h2>
      <p className="mt-1 mb-4 text-lead text-soft">
        {text ?? (
          <a href={picker} className="text-fig underline">
            {words.yours}
          </a>
        )}
      </p>
      <div className="address-answers">
        <form action={confirmAddress} onSubmit={confirm}>
          <Button type="submit">{words.yes}</Button>
        </form>
        <a {...picks} className={buttonClass('quiet')}>
          {words.no}
        </a>
      </div>
    </NativePopover>
  );
}
