/** Lets a shop's page wait for whether the shop delivers to a customer who is far away, so that nothing moves later. */
import type { Point } from '@/lib/view/view';

/** Kilometres that couriers seldom ride: whoever is nearer does not wait, as the answer is nearly always yes. */
const seldomRidden = 8;

const kilometresPerDegree = 111.2;

/**
 * Script for a kept page, which knows neither the place nor the shop's zone. It links the style sheet of /api/delivers in
 * the document, which the browser loads before it shows what follows. `id` is the link's, so that it can be removed.
 */
export function farScript(shopId: string, { latitude, longitude }: Point, id: string): string {
  const narrower = Math.cos((latitude * Math.PI) / 180).toFixed(4);
  // With a blank, for one that is negative.
  const north = `p[0]/1e3- ${latitude}`;
  const east = `(p[1]/1e3- ${longitude})*${narrower}`;
  const link = `<link id="${id}" rel="stylesheet" href="/api/delivers?style&amp;shop=${shopId}">`;
  return `{let p=(document.documentElement.dataset.place||'').split('x');Math.hypot(${north},${east})>${(seldomRidden / kilometresPerDegree).toFixed(4)}&&document.write('${link}')}`;
}
