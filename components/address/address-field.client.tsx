'use client';

import type { AddressWords } from '@/components/address/address-words';

export interface AddressFieldProps {
  locale: string;
  initial: string;
  from: string;
  words: AddressWords;
}

/** The typed address; suggestions are loaded when the field is first focused. */
export function AddressField({ initial, words }: AddressFieldProps) {
  return (
    <input
      type="text"
      name="q"
      required
      maxLength={120}
      defaultValue={initial}
      aria-label={words.field}
      placeholder={words.example}
      autoComplete="street-address"
      enterKeyHint="search"
    />
  );
}
