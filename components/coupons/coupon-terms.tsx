import { getTranslations } from 'next-intl/server';
import type { CouponOffer } from '@/lib/coupons/best-offers';
import { numberFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { addDays, dateInWords } from '@/lib/time';

/** A code, with what it takes off and until when. */
export async function CouponTerms({ offer }: { offer: CouponOffer }) {
  const [t, { locale }, amount] = await Promise.all([
    getTranslations('checkout.couponOffer'),
    pageMarket(),
    takenOffInWords(offer),
  ]);
  const lastDay = addDays(offer.endsOn, -1);
  return (
    <span>
      <bdi className="font-semibold">{offer.code}</bdi>
      <small>
        {t(offer.reduces === 'total_price' ? 'goods' : 'delivery', {
          amount,
          date: dateInWords(lastDay, languageTag(locale), { day: 'numeric', month: 'long', year: 'numeric' }),
        })}
      </small>
    </span>
  );
}

/** "10%" or "$3.00". */
export async function takenOffInWords({ type, price, amount }: CouponOffer): Promise<string> {
  if (type === 'fix') return formatMinor(amount, await getMoneyStyle());
  const { locale } = await pageMarket();
  return numberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(price / 100);
}
