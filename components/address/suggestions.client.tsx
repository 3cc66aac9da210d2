'use client';

import '@/components/address/suggestions.css';
import { useRef } from 'react';
import useSWR from 'swr';
import type { FieldWords } from '@/components/address/address-words';
import type { FoundAddressesResponse } from '@/components/address/delivery-point.client';
import { useChooseAddress } from '@/components/address/use-choose-address.client';
import { ComboboxContent } from '@/components/ui/combobox/combobox.client';
import { useCombobox } from '@/components/ui/combobox/use-combobox.client';
import { Icon } from '@/components/ui/icon';
import { fillWords } from '@/lib/i18n/fill-words';
import type { Locale } from '@/lib/i18n/locales';
import { readJson, withoutRevalidation } from '@/lib/read-json.client';

interface SuggestionsProps {
  input: HTMLInputElement;
  locale: Locale;
  words: FieldWords;
  back: string | undefined;
}

type Found = FoundAddressesResponse['found'][number];

/** Milliseconds from the last key to the request for suggestions. */
const debounce = 300;

/** Suggests addresses for what is typed; choosing one sets it. */
export function Suggestions({ input, locale, words, back }: SuggestionsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { term, isOpen, close, listId } = useCombobox(input, panel, debounce, input.value !== input.defaultValue);
  const { choose, isPending, hasFailed } = useChooseAddress(back);
  const asked = isOpen && term !== '' ? `/api/addresses?${new URLSearchParams({ q: term, locale })}` : null;
  const { data, error } = useSWR<FoundAddressesResponse>(asked, readJson, withoutRevalidation);
  const pick = (choice: Found) => {
    input.value = choice.text;
    close();
    choose({ ...choice, by: 'hand' });
  };
  // Until the customer types again or returns to the field.
  if (hasFailed && !isOpen)
    return (
      <p role="alert" className="w-full text-small text-paprika-ink">
        {words.failed}
      </p>
    );
  if (isPending || !isOpen || term === '') return null;
  const choices = data?.found ?? [];
  const found = error ? 'failed' : (data?.found ?? 'asking');
  return (
    <ComboboxContent ref={panel} className="address-suggestions">
      <p role="status" className={choices.length > 0 ? 'sr-only' : 'px-4 py-3 text-small text-soft'}>
        {sentence(found, term, words)}
      </p>
      <div id={listId} role="listbox" aria-label={words.results}>
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points at the option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
          <div
            key={`${choice.text} ${choice.point.latitude} ${choice.point.longitude}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected="false"
            onClick={() => pick(choice)}
          >
            <Icon name="pin" className="text-soft" />
            <bdi>{choice.text}</bdi>
          </div>
        ))}
      </div>
    </ComboboxContent>
  );
}

function sentence(found: Found[] | 'asking' | 'failed', term: string, words: FieldWords): string {
  if (found === 'asking') return words.finding;
  if (found === 'failed') return words.failed;
  return found.length === 0 ? fillWords(words.noneSuggested, { words: term }) : words.results;
}
