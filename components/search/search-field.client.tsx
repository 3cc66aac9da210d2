'use client';

import { useId } from 'react';
import type { SearchSetting, SearchWords } from '@/components/search/search-words';
import { useSearchedShop } from '@/components/search/searched-shop.client';
import { useSlashKey } from '@/components/search/use-slash-key.client';
import { Icon } from '@/components/ui/icon';
import { useFieldPart } from '@/components/ui/use-field-part.client';
import { fillWords } from '@/lib/i18n/fill-words';
import { longestTerm } from '@/lib/typed-lengths';

const loadPopover = () =>
  import('@/components/search/search-popover.client').then(({ SearchPopover }) => SearchPopover);

interface SearchFieldProps {
  /** Public paths: of the search page, and of shops before their id. */
  paths: { search: string; shops: string };
  market: SearchSetting['market'];
  words: SearchWords & {
    /** In a shop, until its name is known. */
    placeholderHere: string;
    /** In a shop, with {shop}. */
    placeholderIn: string;
  };
}

/**
 * A search form that works by itself, of all shops or of the one whose page is open. Loads its popover when the field
 * is first focused; `/` focuses it.
 */
export function SearchField({
  paths,
  market,
  words: { placeholderHere, placeholderIn, ...general },
}: SearchFieldProps) {
  const shop = useSearchedShop();
  const named = shop?.title === undefined ? placeholderHere : fillWords(placeholderIn, { shop: shop.title });
  const words = shop === null ? general : { ...general, placeholder: named };
  const action = shop === null ? paths.search : `${paths.shops}${shop.id}`;
  const setting: SearchSetting = { action, market, shopId: shop?.id, words };
  const { field, part: Popover, warm } = useFieldPart(loadPopover);
  const id = useId();
  useSlashKey(field);

  return (
    <search>
      <form action={action} className="search-box">
        <Icon name="search" className="text-soft" />
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          maxLength={longestTerm}
          aria-label={words.placeholder}
          placeholder={words.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-keyshortcuts={shop === null ? '/' : undefined}
          onFocus={warm}
          className="peer"
        />
        {/* Hidden while the field is empty: the placeholder needs the room, and there is nothing to send. */}
        <button type="submit" aria-label={words.submit} className="peer-placeholder-shown:hidden">
          <Icon name="arrow-forward" className="flip" />
        </button>
        {Popover !== null && field.current !== null && <Popover input={field.current} {...setting} />}
      </form>
    </search>
  );
}
