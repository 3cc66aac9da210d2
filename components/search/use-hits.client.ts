/** The two result lists of the popover: asked for when the term settles, each growing by its next page. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchSetting } from '@/components/search/search-words';
import type { Hits, SearchAnswer } from '@/lib/search/schema';

export type Kind = 'shops' | 'products';

interface Shown {
  term: string;
  status: 'asking' | 'answered' | 'offline';
  answer: SearchAnswer;
}

const none: SearchAnswer = { said: '', shops: null, products: null };

export function useHits(term: string, { market, shopId }: SearchSetting) {
  const [shown, setShown] = useState<Shown>({ term: '', status: 'asking', answer: none });
  const controller = useRef(new AbortController());
  const growing = useRef(new Set<Kind>());
  const { locale } = market;

  const ask = useCallback(
    async (pages: Partial<Record<Kind, number>>): Promise<SearchAnswer> => {
      const query = new URLSearchParams({ q: term, locale, ...(shopId === undefined ? {} : { shop: shopId }) });
      for (const [kind, page] of Object.entries(pages)) query.set(kind, String(page));
      const response = await fetch(`/api/search?${query}`, { signal: controller.current.signal });
      if (!response.ok) throw new Error(`search: ${response.status}`);
      return response.json();
    },
    [term, locale, shopId],
  );

  useEffect(() => {
    if (term === '') return;
    const own = new AbortController();
    controller.current = own;
    growing.current.clear();
    setShown({ term, status: 'asking', answer: none });
    ask(shopId === undefined ? { shops: 1, products: 1 } : { products: 1 }).then(
      answer => setShown({ term, status: 'answered', answer }),
      () => own.signal.aborted || setShown({ term, status: 'offline', answer: none }),
    );
    return () => own.abort();
  }, [term, shopId, ask]);

  /** Asks for the page that follows; a page that fails leaves the list as it is, to be asked for again. */
  const grow = useCallback(
    async (kind: Kind, page: number) => {
      if (growing.current.has(kind)) return;
      growing.current.add(kind);
      const answer = await ask({ [kind]: page }).catch(() => null);
      growing.current.delete(kind);
      const more = answer?.[kind];
      if (more)
        setShown(now =>
          now.term === term ? { ...now, answer: { ...now.answer, [kind]: joined(now.answer[kind], more) } } : now,
        );
    },
    [term, ask],
  );

  return { ...shown, grow };
}

/** Lists may shift between two pages: what is shown already is not shown twice. */
function joined(before: Hits | null, more: Hits): Hits {
  const known = new Set(before?.items.map(({ key }) => key));
  return { ...more, items: [...(before?.items ?? []), ...more.items.filter(({ key }) => !known.has(key))] };
}
