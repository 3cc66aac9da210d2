/** Tells the storefront what has changed, as the marketplace's backend does. */
import type { Offer } from '../support/offers.ts';
import { envOf } from './servers.mjs';

export function revalidator(pair: { site: string; sandbox: string }) {
  return async ({ shop, uuid }: Offer): Promise<void> => {
    const answer = await fetch(`${pair.site}/api/revalidate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${envOf(pair).REVALIDATE_SECRET}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: [`shop:${shop.id}`, `menu:${shop.id}`, `product:${uuid}`, 'shops'] }),
    });
    if (!answer.ok) throw new Error(`The storefront answered ${answer.status} to being told what has changed.`);
  };
}
