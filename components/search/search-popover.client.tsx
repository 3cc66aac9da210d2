'use client';

import { SWRConfig } from 'swr';
import { LatestEntries } from '@/components/search/latest-entries.client';
import { SearchPanel, type SearchPanelProps } from '@/components/search/search-panel.client';

const cache = { provider: () => new LatestEntries<object>() };

/** What the search field opens, with a cache of its own. */
export function SearchPopover(panel: SearchPanelProps) {
  return (
    <SWRConfig value={cache}>
      <SearchPanel {...panel} />
    </SWRConfig>
  );
}
