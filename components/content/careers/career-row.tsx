import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Career } from '@/lib/content/schema';

/** A position in a list: its title's link covers the row. */
export function CareerRow({ career: { id, title, place } }: { career: Career }) {
  return (
    <li className="surface">
      <div>
        <h3 dir="auto">
          <Link to={`/careers/${id}`} className="covering">
            {title}
          </Link>
        </h3>
        {place !== '' && (
          <p className="text-small text-soft">
            <Icon name="pin" className="size-4" /> <bdi>{place}</bdi>
          </p>
        )}
      </div>
      <Icon name="arrow-forward" className="flip" />
    </li>
  );
}
