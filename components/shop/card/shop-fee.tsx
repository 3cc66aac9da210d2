import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/ui/price';
import { pageMarket } from '@/lib/market/market';
import { statedFee } from '@/lib/shops/door-price/stated-fee';
import { isPickupOnly } from '@/lib/shops/reach';
import type { Shop } from '@/lib/shops/schema';

/** The delivery fee for any address. */
export async function ShopFee({ shop: { id, terms } }: { shop: Shop }) {
  const { locale } = await pageMarket();
  const [t, list] = await Promise.all([getTranslations('shop'), getTranslations('list')]);
  if (await isPickupOnly(id, locale)) return t('pickupOnly');
  const fee = statedFee(terms);
  return (
    <span data-delivery>
      {fee === null ? (
        list('free')
      ) : (
        <>
          {t('feeLabel')}{' '}
          {t.rich(fee.words, {
            price: () => <Price of={fee.base} />,
            each: () => <Price of={fee.perKilometre} />,
          })}
        </>
      )}
    </span>
  );
}
