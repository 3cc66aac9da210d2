/** How does the market change under a shopper's hands? For as long as a part of a story takes, and put right afterwards. */
import type { Good } from './baskets.ts';
import { envOf } from './servers.mjs';

interface Change {
  quantity?: number;
  price?: number;
  isWithdrawn?: true;
}

export function changesOf(pair: { site: string; sandbox: string }) {
  async function changes(good: Good, change: Change, meanwhile: () => Promise<void>) {
    await sets({ ...good, inStore: change.quantity ?? good.inStore, price: change.price ?? good.price });
    if (change.isWithdrawn) await tells(`products/${good.id}`, { active: false });
    try {
      await meanwhile();
    } finally {
      await sets(good);
      await tells(`products/${good.id}`, { active: true });
      await forgets(good);
    }
  }

  /** It takes no orders, and the storefront is told. */
  async function closes(good: Good, meanwhile: () => Promise<void>) {
    await tells(`shops/${good.shop.id}`, { open: false });
    await forgets(good);
    try {
      await meanwhile();
    } finally {
      await tells(`shops/${good.shop.id}`, { open: true });
      await forgets(good);
    }
  }

  async function sets({ stockId, inStore, price }: Good) {
    await tells(`stocks/${stockId}`, { quantity: inStore, price });
  }

  /** As the marketplace's backend does when something has changed. */
  async function forgets({ shop, uuid }: Good) {
    const answer = await fetch(`${pair.site}/api/revalidate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${envOf(pair).REVALIDATE_SECRET}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: [`shop:${shop.id}`, `menu:${shop.id}`, `product:${uuid}`, 'shops', 'products'] }),
    });
    if (!answer.ok) throw new Error(`The storefront answered ${answer.status} to being told what has changed.`);
  }

  async function tells(path: string, body: unknown) {
    const answer = await fetch(`${pair.sandbox}/_sandbox/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}`);
  }

  return { changes, closes };
}
