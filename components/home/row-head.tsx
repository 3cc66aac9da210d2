import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** A section's heading, with a link to the whole list. */
export function RowHead({ title, to, more, id }: { title: string; to?: string; more?: string; id?: string }) {
  return (
    <div className="row-head">
      <h2 id={id}>{title}</h2>
      {to && (
        <Link to={to} aria-label={`${more}: ${title}`}>
          {more}
          <Icon name="chevron" className="size-4 flip" />
        </Link>
      )}
    </div>
  );
}
