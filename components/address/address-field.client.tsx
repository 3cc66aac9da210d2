'use client';

import { useId, useRef } from 'react';
import type { FieldWords } from '@/components/address/address-words';
import { useFocusedPart } from '@/components/ui/use-focused-part.client';
import { longestAddressWords } from '@/lib/typed-lengths';

const loadSuggestions = () => import('@/components/address/suggestions.client').then(({ Suggestions }) => Suggestions);

export interface AddressFieldProps {
  locale: string;
  initial?: string;
  /** The path to go to once an address is chosen; this page by default. */
  back?: string;
  words: FieldWords;
  autoFocus?: boolean;
}

/** The field for a typed address. Loads its suggestions when it is first focused. */
export function AddressField({ locale, initial = '', back, words, autoFocus }: AddressFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { part: Suggestions, warm } = useFocusedPart(input, loadSuggestions);
  const id = useId();

  return (
    <>
      <input
        ref={input}
        id={id}
        type="text"
        name="q"
        required
        maxLength={longestAddressWords}
        defaultValue={initial}
        // biome-ignore lint/a11y/noAutofocus: only where the page asks for nothing else.
        autoFocus={autoFocus}
        aria-label={words.field}
        placeholder={words.example}
        autoComplete="street-address"
        enterKeyHint="search"
        onFocus={warm}
      />
      {Suggestions !== null && input.current !== null && (
        <Suggestions input={input.current} locale={locale} words={words} back={back} />
      )}
    </>
  );
}
