import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HitNote } from '@/components/search/hit-note';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Line } from '@/lib/search/hits';
import { beginsDocument, type FoundOnDocument } from '@/lib/search/queries';

interface ResultListProps {
  kind: 'shops' | 'products';
  found: FoundOnDocument;
  /** The path that shows this list up to a page. */
  pathOf: (page: number) => string;
  /** Between the heading and the list. */
  children: ReactNode;
}

export async function ResultList({ kind, found, pathOf, children }: ResultListProps) {
  const [t, list, common] = await Promise.all([
    getTranslations('search'),
    getTranslations('list'),
    getTranslations('common'),
  ]);
  const { lines, total, next, firstPage } = found;
  return (
    <section aria-labelledby={`found-${kind}`} className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={`found-${kind}`} className="flex flex-wrap items-baseline justify-between gap-x-3">
        {t(kind)}
        <span className="font-sans text-small font-normal text-soft">
          {t(kind === 'shops' ? 'shopsFound' : 'productsFound', { count: total })}
        </span>
      </h2>
      {children}
      {total === 0 && (
        <p className="text-soft">{common('sentences', { first: list('emptyTitle'), second: list('emptyFiltered') })}</p>
      )}
      <ul className="result-list @3xl:grid @3xl:grid-cols-2 @3xl:gap-x-10">
        {lines.map(line => (
          <ResultLine key={line.key} line={line} />
        ))}
      </ul>
      {next !== null && (
        // A link of its own for each page, so that the focus moves on to the first of the new results.
        <Link
          key={next}
          to={pathOf(next)}
          className={buttonClass('quiet')}
          data-keep-scroll={beginsDocument(next) ? undefined : ''}
        >
          {t(kind === 'shops' ? 'moreShops' : 'moreProducts')}
        </Link>
      )}
      {firstPage > 1 && (
        <Link to={pathOf(1)} className={buttonClass('quiet')}>
          {list('earlier')}
        </Link>
      )}
    </section>
  );
}

/** The price of the cheapest stock. */
async function LinePrice({ line: { price, isFrom } }: { line: Line }) {
  if (price === null) return null;
  const t = await getTranslations('product');
  const amount = () => <Price of={price} />;
  return <span className="result-price">{isFrom ? t.rich('from', { price: amount }) : amount()}</span>;
}

function ResultLine({ line }: { line: Line }) {
  return (
    <li>
      <Link to={line.to} className="result-line max-[20rem]:flex-wrap">
        <span className="result-picture">
          <Picture source={line.picture} alt="" widths={[104, 208]} sizes="64px" />
        </span>
        <span className="result-words wrap-anywhere">
          <b>{line.title}</b>
          <HitNote note={line.note} rating={line.rating} />
          {line.whyNot !== '' && <span className="font-medium text-ink">{line.whyNot}</span>}
        </span>
        <LinePrice line={line} />
      </Link>
    </li>
  );
}
