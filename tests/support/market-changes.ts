/**
 * How does the market change under a customer's hands? For as long as a part of a test takes, and put right afterwards.
 */
import type { Offer } from './offers.ts';
import type { Sandbox } from './sandbox.ts';

export interface Change {
  quantity?: number;
  /** Minor units. */
  price?: number;
  isWithdrawn?: true;
}

export type MarketChanges = ReturnType<typeof marketChanges>;

/** @param forget makes the storefront ask anew, as the marketplace's backend does when something has changed. */
export function marketChanges(sandbox: Sandbox, forget: (offer: Offer) => Promise<void> | void) {
  const sets = ({ stockId, left, price }: Offer) =>
    sandbox.control(`stocks/${stockId}`, { quantity: left, price: price / 100 });
  const sells = ({ productId }: Offer, active: boolean) => sandbox.control(`products/${productId}`, { active });
  const opens = ({ shop }: Offer, open: boolean) => sandbox.control(`shops/${shop.id}`, { open });

  return {
    /** The storefront is not told before, only afterwards. */
    async during(offer: Offer, { quantity, price, isWithdrawn }: Change, work: () => Promise<void>): Promise<void> {
      try {
        await sets({ ...offer, left: quantity ?? offer.left, price: price ?? offer.price });
        if (isWithdrawn) await sells(offer, false);
        await work();
      } finally {
        await sets(offer);
        if (isWithdrawn) await sells(offer, true);
        await forget(offer);
      }
    },

    /** The shop takes no orders, and the storefront is told. */
    async whileClosed(offer: Offer, work: () => Promise<void>): Promise<void> {
      try {
        await opens(offer, false);
        await forget(offer);
        await work();
      } finally {
        await opens(offer, true);
        await forget(offer);
      }
    },
  };
}
