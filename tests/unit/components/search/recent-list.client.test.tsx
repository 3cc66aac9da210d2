/** Is a term written as it was typed, whatever signs it has? */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RecentList } from '@/components/search/recent-list.client';
import type { SearchWords } from '@/components/search/search-words';
import { formatRecent } from '@/lib/search/recent';

test('a term stands in the name of its button letter by letter', () => {
  const term = "soup $& $' under $5";
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', { cookie: `recent=${encodeURIComponent(formatRecent([term]))}` });
  const words = { recent: 'Recent', remove: 'Remove {term} from the list', clearRecent: 'Clear' } as SearchWords;
  const input = {} as HTMLInputElement;
  const html = renderToStaticMarkup(
    <RecentList input={input} words={words} search={text => `/search?q=${text}`} close={() => {}} />,
  );
  vi.unstubAllGlobals();
  expect(html).toContain('aria-label="Remove soup $&amp; $&#x27; under $5 from the list"');
});
