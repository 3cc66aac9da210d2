import { CartBar } from '@/components/cart/cart-button';
import { Unreached } from '@/components/errors/unreached';
import { getShop } from '@/lib/shops/queries';

/** The link to the cart; or the error page where the shop could not be read, because its page is empty then. */
export async function BelowShop({ id }: { id: string }) {
  const shop = await getShop(id);
  if (shop.ok) return <CartBar />;
  return <Unreached />;
}
