'use client';

import { useEffect, useRef } from 'react';
import type { SearchWords } from '@/components/search/search-words';
import type { Kind } from '@/components/search/use-hits.client';
import type { Hit, Hits } from '@/lib/search/schema';

interface HitListProps {
  kind: Kind;
  hits: Hits;
  words: SearchWords;
  listId: string;
  onOpen: () => void;
  /** Called 20 px before the end scrolls into view, while another page exists (SPEC 9). */
  onEnd: (kind: Kind, page: number) => void;
}

/** One group of the listbox, scrolling by itself. */
export function HitList({ kind, hits, words, listId, onOpen, onEnd }: HitListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const { items, next } = hits;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is watched anew, its end may be in view still.
  useEffect(() => {
    if (next === null || end.current === null) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEnd(kind, next), {
      root: frame.current,
      rootMargin: '0px 0px 20px 0px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [kind, next, onEnd, items.length]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div ref={frame} role="group" aria-labelledby={`${listId}-${kind}`} className="search-group">
      <div id={`${listId}-${kind}`} role="presentation" className="search-group-name">
        {words[kind]} <span>{hits.total}</span>
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

function HitOption({ id, hit, onOpen }: { id: string; hit: Hit; onOpen: () => void }) {
  return (
    <a
      id={id}
      role="option"
      aria-selected="false"
      tabIndex={-1}
      href={hit.href}
      onClick={onOpen}
      className="result-line"
    >
      <span className="result-picture">
        {hit.picture !== '' && (
          <img src={hit.picture} alt="" width="64" height="64" className="size-full object-cover" />
        )}
      </span>
      <span className="result-words">
        <b>{hit.title}</b>
        {hit.note !== '' && <span>{hit.note}</span>}
      </span>
      {hit.price !== '' && <bdi className="result-price tabular">{hit.price}</bdi>}
    </a>
  );
}
