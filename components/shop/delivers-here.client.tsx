'use client';

import { useEffect, useState } from 'react';

interface DeliversHereProps {
  shopId: string;
  locale: string;
  words: { yes: string; no: string; unknown: string };
}

/**
 * Tells whether the shop delivers to the chosen address. A kept page cannot know, so it asks once a place is chosen.
 */
export function DeliversHere({ shopId, locale, words }: DeliversHereProps) {
  const [answer, setAnswer] = useState<keyof typeof words | null>(null);

  useEffect(() => {
    if (document.documentElement.dataset.place === undefined) return;
    const abort = new AbortController();
    fetch(`/api/delivers?${new URLSearchParams({ shop: shopId, lang: locale })}`, { signal: abort.signal })
      .then(response => response.json())
      .then(({ delivers }: { delivers: boolean | null }) =>
        setAnswer(delivers === null ? 'unknown' : delivers ? 'yes' : 'no'),
      )
      .catch(() => {
        // The customer is leaving the page, or is offline: the link to choose an address stays.
      });
    return () => abort.abort();
  }, [shopId, locale]);

  return (
    <span role="status" data-answer={answer}>
      {answer === null ? '' : words[answer]}
    </span>
  );
}
