'use client';

import type { AddressWords } from '@/components/address/address-words';
import { Icon } from '@/components/ui/icon';

export interface AddressChipProps {
  /** The public path of the picker's page. */
  picker: string;
  locale: string;
  tiles: string | null;
  words: AddressWords;
}

export function AddressChipIsland({ picker, words }: AddressChipProps) {
  return (
    <a href={picker} className="address-chip">
      <Icon name="pin" className="size-5 text-fig" />
      <span className="truncate font-semibold">{words.set}</span>
    </a>
  );
}
