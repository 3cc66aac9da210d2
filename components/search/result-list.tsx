import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Line } from '@/lib/search/hits';
import type { Found } from '@/lib/search/queries';

interface ResultListProps {
  kind: 'shops' | 'products';
  found: Found;
  /** The path that shows one page more below those shown. */
  more: (page: number) => string;
}

export async function ResultList({ kind, found, more }: ResultListProps) {
  const t = await getTranslations('search');
  const { lines, total, next } = found;
  return (
    <section aria-labelledby={`found-${kind}`} className="grid gap-3">
      <h2 id={`found-${kind}`} className="flex flex-wrap items-baseline justify-between gap-x-3">
        {t(kind)}
        <span className="font-sans text-small font-normal text-soft">
          {t(kind === 'shops' ? 'shopsFound' : 'productsFound', { count: total })}
        </span>
      </h2>
      <ul className="result-list">
        {lines.map(line => (
          <ResultLine key={line.key} line={line} />
        ))}
      </ul>
      {next !== null && (
        <Link to={more(next)} className={buttonClass('quiet')} data-keep-scroll>
          {t(kind === 'shops' ? 'moreShops' : 'moreProducts')}
        </Link>
      )}
    </section>
  );
}

function ResultLine({ line }: { line: Line }) {
  return (
    <li>
      <Link to={line.to} className="result-line">
        <span className="result-picture">
          <Picture source={line.picture} alt="" widths={[104, 208]} sizes="64px" />
        </span>
        <span className="result-words">
          <b>{line.title}</b>
          {line.note !== '' && <span>{line.note}</span>}
        </span>
        {line.price !== null && <Price of={line.price} className="result-price" />}
      </Link>
    </li>
  );
}
