import type { ReactNode } from 'react';
import { gone } from '@/lib/gone';
import { isPlace } from '@/lib/view/view';

/** Places are written by `parseView` from the `view` cookie; any other one has no page. */
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
