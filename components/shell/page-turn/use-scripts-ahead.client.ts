import { useEffect } from 'react';
import { savesData } from '@/components/ui/saves-data.client';

/**
 * Fetches the scripts of a shop's page, which the document names (hosting/document/scripts-ahead.mjs), while nothing
 * else is loading: pressing a shop then waits for its page alone.
 */
export function useScriptsAhead(): void {
  useEffect(() => {
    const named = document.getElementById('scripts-ahead')?.textContent;
    if (!named || savesData()) return;
    // Browsers cache an answer only once it is read. A failed one is fetched again with the page.
    for (const url of JSON.parse(named) as string[])
      fetch(url, { priority: 'low' })
        .then(answer => answer.text())
        .catch(() => {});
  }, []);
}
