'use client';

import { useId } from 'react';
import type { FieldWords } from '@/components/address/address-words';
import { useFieldPart } from '@/components/ui/use-field-part.client';
import type { Locale } from '@/lib/i18n/locales';
import { longestAddressWords } from '@/lib/typed-lengths';

interface AddressFieldProps {
  locale: Locale;
  initial?: string;
  /** The path to go to once an address is chosen; this page by default. */
  back?: string;
  words: FieldWords;
  autoFocus?: boolean;
}

const loadSuggestions = () => import('@/components/address/suggestions.client').then(({ Suggestions }) => Suggestions);

/** The field for a typed address. Loads its suggestions when it is first focused. */
export function AddressField({ locale, initial = '', back, words, autoFocus }: AddressFieldProps) {
  const { field, part: Suggestions, warm } = useFieldPart(loadSuggestions);
  const id = useId();

  return (
    <>
      <input
        ref={field}
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
      {Suggestions !== null && field.current !== null && (
        <Suggestions input={field.current} locale={locale} words={words} back={back} />
      )}
    </>
  );
}
