import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { Facts } from '@/components/orders/facts';
import { ParcelPayment } from '@/components/parcels/parcel-payment';
import { doorFact, fetchWords, limitWords } from '@/components/parcels/parcel-words';
import { Receipt } from '@/components/receipt/receipt';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { lengthWords } from '@/lib/i18n/length-words';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { sendParcel } from '@/lib/parcels/actions';
import { fingerprintOf, type ParcelDraft } from '@/lib/parcels/draft';
import type { Quote, Size } from '@/lib/parcels/schema';

interface ParcelReviewProps {
  draft: ParcelDraft;
  size: Size | undefined;
  quote: Quote;
  /** The id of the customer's newest parcel: whatever is newer was sent since (lib/parcels/send.ts). */
  after: number;
}

/** Everything that is sent, with distance and price, and the button that sends it. */
export async function ParcelReview({ draft, size, quote, after }: ParcelReviewProps) {
  const [t, orders, addresses, wallet, { locale }, style] = await Promise.all([
    getTranslations('parcels'),
    getTranslations('orders'),
    getTranslations('addresses'),
    getTranslations('wallet'),
    pageMarket(),
    getMoneyStyle(),
  ]);
  const language = languageTag(locale);
  const { price } = quote;
  const facts = [
    { label: t('size'), text: size?.name ?? '', more: size && t('upTo', { limits: limitWords(size, language) }) },
    { label: t('contents'), text: draft.contents },
    doorFact({ label: t('from'), ...draft.from }, orders),
    doorFact({ label: t('to'), ...draft.to }, orders),
    { label: t('when'), text: fetchWords({ date: draft.day, time: draft.time }, language) },
    { label: addresses('comment'), text: draft.instruction },
  ];
  const distance = { key: 'distance', label: t('distance'), amount: price, words: lengthWords(quote.metres, language) };
  return (
    <>
      <Card as="section" className="p-5">
        <Facts facts={facts.map(({ more, ...fact }) => ({ ...fact, ...(more !== undefined && { more }) }))} />
        <Link to="/parcels/new" className={buttonClass('quiet', 'justify-self-start')}>
          {wallet('change')}
        </Link>
      </Card>
      <Receipt
        label={t('price')}
        money={style}
        rows={[distance]}
        total={{ key: 'total', label: t('price'), amount: price }}
      />
      <OwnForm action={sendParcel} className="grid gap-5">
        <input type="hidden" name="after" value={after} />
        <input type="hidden" name="fingerprint" value={fingerprintOf(draft, price)} />
        <input type="hidden" name="price" value={price.minor} />
        <input type="hidden" name="currency" value={price.currency} />
        <ParcelPayment price={price} />
        <div className="grid justify-items-start gap-2">
          <Button type="submit">{t('sendNow', { amount: formatMinor(price.minor, style) })}</Button>
          <small className="text-soft">{t('once')}</small>
        </div>
      </OwnForm>
    </>
  );
}
