'use client';

import { useEffect, useState } from 'react';

interface DeliversHereProps {
  shopId: string;
  locale: string;
  words: { yes: string; no: string; unknown: string };
}

/** Whether the shop delivers to the chosen address: a kept page cannot know, so it is asked where a place is chosen. */
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
        // Leaving the page, or no connection: the link to the address stays.
      });
    return () => abort.abort();
  }, [shopId, locale]);

  return (
    <span role="status" data-answer={answer}>
      {answer === null ? '' : words[answer]}
    </span>
  );
}
