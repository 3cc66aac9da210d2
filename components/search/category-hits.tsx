import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Line } from '@/lib/search/hits';

/** Categories that lead to their shops. */
export function CategoryHits({ lines, title }: { lines: Line[]; title: string }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="categories" className="grid gap-3">
      <h2 id="categories">{title}</h2>
      <ul className="categories">
        {lines.map(line => (
          <li key={line.key}>
            <Link to={line.to} className="result-line">
              <span className="result-picture">
                <Picture source={line.picture} alt="" widths={[104, 208]} sizes="64px" />
              </span>
              <b>{line.title}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
