/** Brings `html[data-place]` in line with the `view` cookie after the address was set without a new document. */
import { anywhere, parseView, viewCookie } from '@/lib/view/view';

/** Whether a place is set. */
export function markPlace(): boolean {
  const [, cookie] = new RegExp(`(?:^|; )${viewCookie}=([^;]*)`).exec(document.cookie) ?? [];
  const { place } = parseView(cookie);
  const { dataset } = document.documentElement;
  if (place === anywhere) delete dataset.place;
  else dataset.place = place;
  return place !== anywhere;
}
