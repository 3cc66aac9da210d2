import type { ReactNode } from 'react';
import { gone } from '@/lib/gone';
import { isPlace } from '@/lib/view/view';

/** Places come from the `view` cookie through `parseView`; any other has no page. */
export default async function PlaceLayout({
  params,
  children,
}: {
  params: Promise<{ place: string }>;
  children: ReactNode;
}) {
  const { place } = await params;
  return isPlace(place) ? children : gone();
}
