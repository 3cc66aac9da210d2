'use client';

import { AccountAddressList } from '@/components/address/account/account-address-list.client';
import { AddressField } from '@/components/address/address-field.client';
import type { AddressWords } from '@/components/address/address-words';
import { PickerTools } from '@/components/address/picker-tools.client';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { DialogClose, DialogTitle } from '@/components/ui/overlay/dialog.client';
import { DrawerDialog } from '@/components/ui/overlay/drawer-dialog.client';
import type { Locale } from '@/lib/i18n/locales';
import type { Point } from '@/lib/view/view';

export interface AddressPickerProps {
  /** The public path of the picker's page. */
  picker: string;
  locale: Locale;
  tiles: string | null;
  words: AddressWords;
  /** Where the map starts. */
  start: Point;
}

type AddressDialogProps = AddressPickerProps & { open: boolean; onOpenChange: (isOpen: boolean) => void };

/** The picker over the page. Submitting its form, rather than choosing a suggestion, leads to /address. */
export function AddressDialog({ picker, locale, tiles, words, start, open, onOpenChange }: AddressDialogProps) {
  return (
    <DrawerDialog open={open} onOpenChange={onOpenChange} className="address-dialog">
      <div data-slot="dialog-header">
        <DialogTitle className="text-heading font-bold">{words.title}</DialogTitle>
        <DialogClose className="icon-button" aria-label={words.close}>
          <Icon name="close" className="size-6" />
        </DialogClose>
      </div>
      <form action={picker} className="address-field">
        <AddressField locale={locale} words={words} />
        <Button type="submit">{words.find}</Button>
      </form>
      <AccountAddressList locale={locale} failed={words.failed} />
      <PickerTools locale={locale} tiles={tiles} words={words} start={start} />
    </DrawerDialog>
  );
}
