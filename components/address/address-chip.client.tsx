'use client';

import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { AddressDialogProps } from '@/components/address/address-dialog.client';
import type { AddressWords } from '@/components/address/address-words';
import { addressChangedEvent } from '@/components/address/delivery-point.client';
import { markPlace } from '@/components/address/mark-place.client';
import { OrderHere } from '@/components/address/order-here.client';
import { Icon } from '@/components/ui/icon';
import type { DeliveryAddressResponse } from '@/lib/addresses/schema';

export interface AddressChipProps {
  /** The public path of the picker's page. */
  picker: string;
  locale: string;
  tiles: string | null;
  words: AddressWords;
}

export function AddressChipIsland(props: AddressChipProps) {
  const { picker, words } = props;
  const [text, setText] = useState<string | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<AddressDialogProps> | null>(null);
  const [isPicking, setPicking] = useState(false);
  const question = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const learn = async () => {
      setPicking(false);
      if (!markPlace()) return;
      const here: DeliveryAddressResponse | null = await fetch('/api/here').then(
        answer => (answer.ok ? answer.json() : null),
        () => null,
      );
      setText(here?.text ?? null);
      if (here?.ask) question.current?.showPopover();
    };
    learn();
    window.addEventListener(addressChangedEvent, learn);
    return () => window.removeEventListener(addressChangedEvent, learn);
  }, []);

  const pick = useCallback(async (event: MouseEvent) => {
    event.preventDefault();
    question.current?.hidePopover();
    const { AddressDialog } = await import('@/components/address/address-dialog.client');
    setDialog(() => AddressDialog);
    setPicking(true);
  }, []);

  return (
    <>
      <div data-when="no-place">
        <a href={picker} className="address-chip" onClick={pick}>
          <Icon name="pin" className="text-fig" />
          <span className="truncate font-semibold">{words.set}</span>
        </a>
      </div>
      <div data-when="place">
        <button type="button" popoverTarget="order-here" className="address-chip">
          <Icon name="pin" className="text-fig" />
          <span>
            {/* Cut at its own end, whatever the page's direction. */}
            <span className="truncate font-semibold" dir="auto">
              {text ?? words.yours}
            </span>
            <span className="truncate text-small text-soft">{words.now}</span>
          </span>
          <Icon name="chevron-down" className="size-4 text-soft" />
        </button>
      </div>
      <OrderHere ref={question} text={text} picker={picker} words={words} pick={pick} />
      {Dialog !== null && isPicking && <Dialog {...props} close={() => setPicking(false)} />}
    </>
  );
}
