import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** A section's heading, with the way to all of what it shows. */
export function RowHead({ title, to, more }: { title: string; to?: string; more?: string }) {
  return (
    <div className="mb-4 flex items-baseline justify-between gap-4">
      <h2 className="text-heading font-bold">{title}</h2>
      {to && (
        <Link to={to} className="action-link shrink-0 gap-0.5 hover:underline" aria-label={`${more}: ${title}`}>
          {more}
          <Icon name="chevron" className="size-4 flip" />
        </Link>
      )}
    </div>
  );
}
