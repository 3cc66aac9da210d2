import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { pickerPath } from '@/lib/addresses/picker-path';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { isOutOfReach } from '@/lib/shops/opening/orderable';

/** Says why pickup is preselected where the customer has not chosen it, with a link to choose an address in reach. */
export async function PickupReason({ state: { isFulfilmentChosen, reach, shop } }: { state: CheckoutState }) {
  const [cart, t, { locale }] = await Promise.all([getTranslations('cart'), getTranslations('shop'), pageMarket()]);
  return (
    <div role="status" className="empty:sr-only">
      {!isFulfilmentChosen && isOutOfReach(reach) && (
        <Alert tone="warning">
          {cart(`pickup.${reach}`, { shop: shop.title })}{' '}
          {reach === 'elsewhere' && (
            <Link to={pickerPath({ returnTo: localizedPath(locale, '/checkout') })} className="underlined">
              {t('farAddress')}
            </Link>
          )}
        </Alert>
      )}
    </div>
  );
}
