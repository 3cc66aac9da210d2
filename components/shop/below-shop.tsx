import { CartBar } from '@/components/cart/cart-button';
import { Unreached } from '@/components/errors/unreached';
import { getShop } from '@/lib/shops/queries';

/** The way to the cart; where the shop could not be read, so that its page is empty, the words that say so. */
export async function BelowShop({ id }: { id: string }) {
  const shop = await getShop(id);
  if (shop.ok) return <CartBar />;
  return <Unreached />;
}
