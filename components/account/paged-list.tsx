import type { ReactNode } from 'react';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { MissedItems } from '@/components/ui/missed-items';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import type { Outcome } from '@/lib/api/client';
import type { ListPage } from '@/lib/api/envelopes';
import { leadOwnToLastPage } from '@/lib/last-page';
import { signInAgain } from '@/lib/session/end-session';

interface PagedListProps<T> {
  title: string;
  /** Without language. */
  path: string;
  page: number;
  found: Outcome<ListPage<T>>;
  children: (items: T[]) => ReactNode;
}

/** The frame of a list of the customer's own, page by page, with the notice about their last press. */
export async function PagedList<T>({ title, path, page, found, children }: PagedListProps<T>) {
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok) return <OwnErrorPage />;
  const { items, lastPage, isPartial } = found.value;
  const pathOf = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  await leadOwnToLastPage(found.value, page, pathOf);
  return (
    <div className="reading-page">
      <h1>{title}</h1>
      <Notice />
      <MissedItems of={found.value} />
      {(items.length > 0 || !isPartial) && children(items)}
      <Pagination page={page} lastPage={lastPage} pathOf={pathOf} />
    </div>
  );
}
