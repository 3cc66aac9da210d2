/** Updates `html[data-place]` from the `view` cookie after the address was set without a new document. */
import { readCookie } from '@/lib/cookies/cookies.client';
import { anywhere, parseView } from '@/lib/view/view';

/** Whether a place is set. */
export function markPlace(): boolean {
  const { place } = parseView(readCookie('view'));
  const { dataset } = document.documentElement;
  if (place === anywhere) delete dataset.place;
  else dataset.place = place;
  return place !== anywhere;
}
