import { useEffect } from 'react';
import { savesData } from '@/components/ui/saves-data.client';

/**
 * Fetches the scripts that the document names as those of a shop (hosting/document/scripts-ahead.mjs), while nothing else
 * is asked for: pressing one then waits for its page alone.
 */
export function useScriptsAhead(): void {
  useEffect(() => {
    const named = document.getElementById('scripts-ahead')?.textContent;
    if (!named || savesData()) return;
    // Reading the answer is what keeps it. What fails is asked for again with the page.
    for (const url of JSON.parse(named) as string[])
      fetch(url, { priority: 'low' })
        .then(answer => answer.text())
        .catch(() => {});
  }, []);
}
