'use client';

import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react';
import type { ChipWords } from '@/components/address/address-words';
import { buttonClass } from '@/components/ui/button';
import { NativePopover } from '@/components/ui/overlay/native-popover';
import { hideNative } from '@/components/ui/overlay/native-popovers.client';

interface OrderHereProps {
  ref: Ref<HTMLDivElement>;
  text: string | null;
  picker: string;
  words: ChipWords;
  yes: ReactNode;
  /** The link to the picker, or the button that opens it in a dialog. */
  picks: ComponentProps<'a'>;
}

/**
 * Asks "Order for this address?" in a popover under the chip on wide screens, in a sheet on small ones. It opens by
 * itself with the page, so it uses the browser's own popover, which needs nothing loaded.
 */
export function OrderHere({ ref, text, picker, words, yes, picks }: OrderHereProps) {
  const close = (event: FormEvent<HTMLElement>) => hideNative(event.currentTarget.closest<HTMLElement>('[popover]'));
  return (
    <NativePopover ref={ref} id="order-here" side="popover" title={words.question}>
      <h2>{words.question}</h2>
      <p className="mt-1 mb-4 text-lead text-soft">
        {text === null ? (
          <a href={picker} className="text-fig underline">
            {words.yours}
          </a>
        ) : (
          <bdi>{text}</bdi>
        )}
      </p>
      <div className="address-answers" onSubmit={close}>
        {yes}
        <a {...picks} className={buttonClass('quiet')}>
          {words.no}
        </a>
      </div>
    </NativePopover>
  );
}
