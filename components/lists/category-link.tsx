import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';

interface CategoryLinkProps {
  to: string;
  isCurrent: boolean;
  /** An icon, or a `CategoryPicture`. */
  mark: ReactNode;
  title: string;
}

/** One choice in a row of categories: its icon or picture above its title. */
export function CategoryLink({ to, isCurrent, mark, title }: CategoryLinkProps) {
  return (
    <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
      <i>{mark}</i>
      {title}
    </Link>
  );
}

export function CategoryPicture({ source }: { source: string }) {
  return <Picture source={source} alt="" widths={[104]} sizes="48px" />;
}
