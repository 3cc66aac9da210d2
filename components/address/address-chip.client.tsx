'use client';

import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import type { AddressPickerProps } from '@/components/address/address-dialog.client';
import type { ChipWords } from '@/components/address/address-words';
import { OrderHere } from '@/components/address/order-here.client';
import { useDeliveryAddress } from '@/components/address/use-delivery-address.client';
import { Icon } from '@/components/ui/icon';
import { hasNativePopovers, hideNative } from '@/components/ui/overlay/native-popovers.client';
import { usePart } from '@/components/ui/use-part.client';
import type { Locale } from '@/lib/i18n/locales';
import { patience } from '@/lib/read-json.client';

/** Loads the picker, its texts, and where its map starts while no address is set. */
async function loadPicker(locale: Locale) {
  const [{ AddressDialog }, answer] = await Promise.all([
    import('@/components/address/address-dialog.client'),
    fetch(`/api/address-words?locale=${locale}`, { signal: AbortSignal.timeout(patience) }),
  ]);
  if (!answer.ok) throw new Error(`No words: ${answer.status}`);
  const { words, start } = (await answer.json()) as Pick<AddressPickerProps, 'words' | 'start'>;
  return { Dialog: AddressDialog, words, start };
}

interface AddressChipProps extends Omit<AddressPickerProps, 'words' | 'start'> {
  words: ChipWords;
  /** The form for "Yes" to "Order for this address?". */
  yes: ReactNode;
}

export function AddressChipIsland({ yes, ...props }: AddressChipProps) {
  const { picker, locale, words } = props;
  const { part, warm, want } = usePart(useCallback(() => loadPicker(locale), [locale]));
  const [isPicking, setPicking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const here = useDeliveryAddress({
    onChange: useCallback(() => setPicking(false), []),
    onAsk: useCallback(() => {
      if (hasNativePopovers()) question.current?.showPopover();
    }, []),
  });

  const pick = async (event: MouseEvent) => {
    event.preventDefault();
    hideNative(question.current);
    if (await want()) setPicking(true);
    else location.assign(picker);
  };
  const dialog = { open: isPicking, onOpenChange: setPicking };
  const picks = { href: picker, onClick: pick, onPointerEnter: warm, onFocus: warm };

  return (
    <>
      <div data-when="no-place">
        <a {...picks} className="address-chip">
          <Icon name="pin" className="text-fig max-[16rem]:hidden" />
          <span className="truncate font-semibold">{words.set}</span>
        </a>
      </div>
      <div data-when="place">
        <button type="button" popoverTarget="order-here" className="address-chip">
          <Icon name="pin" className="text-fig max-[16rem]:hidden" />
          <span>
            {/* The ellipsis belongs at the text's own end, whatever the page's direction is. */}
            <span className="truncate font-semibold" dir="auto">
              {here?.text ?? words.yours}
            </span>
            <span className="truncate text-small text-soft">{words.now}</span>
          </span>
          <Icon name="chevron-down" className="size-4 text-soft max-[16rem]:hidden" />
        </button>
      </div>
      <OrderHere ref={question} text={here?.text ?? null} picker={picker} words={words} yes={yes} picks={picks} />
      {part !== null && <part.Dialog {...props} {...part} start={here?.point ?? part.start} {...dialog} />}
    </>
  );
}
