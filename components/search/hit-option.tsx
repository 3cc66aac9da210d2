import { HitNote } from '@/components/search/hit-note';
import type { Hit } from '@/lib/search/schema';

/** A product or a shop in the list below the search field; the field moves the focus through its options. */
export function HitOption({ id, hit, onOpen }: { id: string; hit: Hit; onOpen: () => void }) {
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
        <HitNote note={hit.note} rating={hit.rating} />
        {hit.whyNot !== '' && <span className="font-medium text-ink">{hit.whyNot}</span>}
      </span>
      {hit.price !== '' && <bdi className="result-price tabular">{hit.price}</bdi>}
    </a>
  );
}
