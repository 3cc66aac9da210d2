'use client';

import '@/components/address/address-dialog.css';
import { useEffect, useRef } from 'react';
import { AccountAddressList } from '@/components/address/account/account-address-list.client';
import type { AddressChipProps } from '@/components/address/address-chip.client';
import { AddressField } from '@/components/address/address-field.client';
import { PickerTools } from '@/components/address/picker-tools.client';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

export type AddressDialogProps = AddressChipProps & { close: () => void };

/** The picker over the page: the same form as /address, which it falls back to when it is submitted. */
export function AddressDialog({ picker, locale, tiles, words, close }: AddressDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className="address-dialog" aria-labelledby="address-dialog-title" onClose={close}>
      <div className="flex items-start justify-between gap-4">
        <h2 id="address-dialog-title" className="text-heading font-bold">
          {words.title}
        </h2>
        <Button look="bare" aria-label={words.close} className="-me-3" onClick={() => dialog.current?.close()}>
          <Icon name="close" className="size-6" />
        </Button>
      </div>
      <form action={picker} className="address-field">
        <AddressField locale={locale} words={words} />
        <Button type="submit">{words.find}</Button>
      </form>
      <AccountAddressList locale={locale} />
      <PickerTools locale={locale} tiles={tiles} words={words} />
    </dialog>
  );
}
