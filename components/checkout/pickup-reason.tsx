import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { isOutOfReach } from '@/lib/shops/orderable';

/** Says why pickup stands chosen where the customer has not chosen it. */
export async function PickupReason({ state: { isFulfilmentChosen, reach, shop } }: { state: CheckoutState }) {
  const t = await getTranslations('cart');
  return (
    <div role="status" className="empty:sr-only">
      {!isFulfilmentChosen && isOutOfReach(reach) && (
        <Alert tone="warning">{t(`pickup.${reach}`, { shop: shop.title })}</Alert>
      )}
    </div>
  );
}
