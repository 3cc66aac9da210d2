'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { HitOption } from '@/components/search/hit-option';
import type { SearchWords } from '@/components/search/search-words';
import type { HitPages } from '@/components/search/use-hits.client';
import { numberFormat } from '@/lib/i18n/formats';

interface HitListProps {
  hits: HitPages;
  words: SearchWords;
  listId: string;
  onOpen: () => void;
}

/**
 * One group of the listbox, which scrolls by itself. Loads more 20 px before its end scrolls into view
 * (docs/behaviour.md 9).
 */
export function HitList({ hits, words, listId, onOpen }: HitListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const { kind, items, total, hasMore } = hits;
  // Starts over for a longer list only: starting over after a failed page would request it again at once.
  const grow = useEffectEvent(hits.grow);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a longer list may still be in view.
  useEffect(() => {
    if (!hasMore || end.current === null) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), {
      root: frame.current,
      rootMargin: '0px 0px 20px 0px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasMore, items.length]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div ref={frame} role="group" aria-labelledby={`${listId}-${kind}`} className="search-group">
      <div id={`${listId}-${kind}`} role="presentation" className="search-group-name">
        {words[kind]} <span>{numberFormat(document.documentElement.lang).format(total)}</span>
      </div>
      {items.length === 0 && (
        <div className="px-2 py-1 text-small text-soft">{words[kind === 'shops' ? 'noShops' : 'noProducts']}</div>
      )}
      {items.map(hit => (
        <HitOption key={hit.key} id={`${listId}-${hit.key}`} hit={hit} onOpen={onOpen} />
      ))}
      <span ref={end} aria-hidden="true" />
    </div>
  );
}
