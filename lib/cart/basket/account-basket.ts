/** Turns the API's cart into a basket, which any cart backend can take. */
import { z } from 'zod';
import { type Basket, type BasketLine, mostUnits, noUuid } from '@/lib/cart/basket/basket';
import type { AccountCartLine } from '@/lib/cart/schema';

const uuidSchema = z.guid().catch(noUuid);

interface Kept {
  lines: AccountCartLine[];
  shopId: string;
  currency: string;
}

/** Null where nothing was bought. `shownOf`: the price at which a stock was added, where it is known. */
export function basketOf(
  { lines, shopId, currency }: Kept,
  shownOf: (stockId: string) => BasketLine['shown'] = () => null,
): Basket | null {
  const bought = lines
    .filter(({ isBonus }) => !isBonus)
    .map(({ stockId, uuid, quantity, addons }) => ({
      stockId,
      uuid: uuidSchema.parse(uuid),
      quantity: Math.min(quantity, mostUnits),
      shown: shownOf(stockId),
      addons: addons.map(addon => ({ stockId: addon.stockId, quantity: Math.min(addon.quantity, mostUnits) })),
    }));
  return bought.length === 0 ? null : { shopId, currency, lines: bought };
}
