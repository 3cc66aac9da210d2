'use client';

import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import type { FieldWords } from '@/components/address/address-words';
import type { SuggestionsProps } from '@/components/address/suggestions.client';
import { longestAddressWords } from '@/lib/typed-lengths';

export interface AddressFieldProps {
  locale: string;
  initial?: string;
  /** The path to go to once an address is chosen; this page by default. */
  from?: string;
  words: FieldWords;
  autoFocus?: boolean;
}

/** The field for a typed address. Loads its suggestions when it is first focused. */
export function AddressField({ locale, initial = '', from, words, autoFocus }: AddressFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const id = useId();

  const load = async () => {
    if (Suggestions !== null) return;
    const loaded = await import('@/components/address/suggestions.client');
    setSuggestions(() => loaded.Suggestions);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, at a field that was focused before the script came.
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, []);

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
        onFocus={load}
      />
      {Suggestions !== null && input.current !== null && (
        <Suggestions input={input.current} locale={locale} words={words} from={from} />
      )}
    </>
  );
}
