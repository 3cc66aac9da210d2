'use client';

import type { SearchSetting } from '@/components/search/search-words';

export type SearchPopoverProps = SearchSetting & { input: HTMLInputElement };

export function SearchPopover(_: SearchPopoverProps) {
  return null;
}
