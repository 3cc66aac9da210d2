import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/ui/price';
import { pageMarket } from '@/lib/market/market';
import { money } from '@/lib/money';
import { isPickupOnly } from '@/lib/shops/reach';
import type { Shop } from '@/lib/shops/schema';

/**
 * The delivery fee for any address: the base fee and the price of each kilometre, so that no higher fee appears at the
 * end.
 */
export async function ShopFee({ shop: { id, terms } }: { shop: Shop }) {
  const { locale } = await pageMarket();
  const [t, list] = await Promise.all([getTranslations('shop'), getTranslations('list')]);
  if (await isPickupOnly(id, locale)) return t('pickupOnly');
  const fee = feeWords(terms, t);
  return (
    <span data-delivery>
      {fee === null ? (
        list('free')
      ) : (
        <>
          {t('feeLabel')} {fee}
        </>
      )}
    </span>
  );
}

/** Null where the delivery is free. */
function feeWords(terms: Shop['terms'], t: Awaited<ReturnType<typeof getTranslations<'shop'>>>) {
  const amount = (minor = 0) => (minor > 0 && terms !== null ? money(Math.round(minor), terms.currency) : null);
  const base = amount(terms?.fee);
  const perKm = amount(terms?.perKilometre);
  const price = base && (() => <Price of={base} />);
  const each = perKm && (() => <Price of={perKm} />);
  if (price && each) return t.rich('feeBoth', { price, each });
  if (price) return t.rich('feeFlat', { price });
  return each && t.rich('feePerKm', { each });
}
