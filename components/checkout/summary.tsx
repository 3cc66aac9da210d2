import { getTranslations } from 'next-intl/server';
import { FormAnswer } from '@/components/checkout/form-answer.client';
import { Obstacles } from '@/components/checkout/obstacles';
import { OrderButton } from '@/components/checkout/order-button.client';
import { momentWords } from '@/components/checkout/time-words';
import { Receipt } from '@/components/receipt/receipt';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { receiptRows } from '@/lib/cart/receipt-rows';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { fingerprintOf } from '@/lib/checkout/fingerprint';
import { obstaclesOf } from '@/lib/checkout/problems';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';

/** The receipt and the button that orders, or what prevents ordering in the button's place. */
export async function Summary({ state }: { state: CheckoutState }) {
  const [t, r, style, { locale }] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('receipt'),
    getMoneyStyle(),
    pageMarket(),
  ]);
  const { cart, draft, totals, session, destination: place, shop, branches, when, newestOrder } = state;
  const isDelivery = draft.fulfilment === 'delivery';
  const obstacles = obstaclesOf(state);
  const total = totals?.total ?? cart.goods;
  const time = momentWords(when, t, languageTag(locale));
  const branch = branches.find(({ id }) => id === draft.branch);
  const amount = formatMinor(total.minor, style);
  const where = isDelivery
    ? t('to', { place: place?.text ?? '', time })
    : t('pickupAt', { place: branch?.title || shop.title, time });
  return (
    <div className="checkout-summary">
      <Receipt
        label={t('receipt')}
        money={style}
        lines={cart.lines.map(receiptLine)}
        rows={totals === null ? [] : await receiptRows(totals, locale, isDelivery)}
        total={{ key: 'total', label: totals === null ? r('goods') : r('total'), amount: total }}
        head={
          <p className="spread">
            <b>{t('from', { shop: shop.title })}</b>
            <Link to="/cart" className="action-link underlined">
              {t('editCart')}
            </Link>
          </p>
        }
      >
        {totals === null && isDelivery && <p className="text-small text-soft">{t('deliveryLater')}</p>}
      </Receipt>
      <input type="hidden" name="shop" value={cart.shop.id} />
      <input type="hidden" name="cart" value={cart.id ?? ''} />
      <input type="hidden" name="newest" value={newestOrder ?? ''} />
      <input type="hidden" name="total" value={total.minor} />
      <input type="hidden" name="fingerprint" value={fingerprintOf(state)} />
      <FormAnswer missing={[1, 2, 3, 4, 5, 6].map(count => t('summary', { count }))} />
      {obstacles.length > 0 ? (
        <Obstacles problems={obstacles} state={state} />
      ) : (
        <OrderButton
          amount={t(session === null ? 'orderGuest' : 'order', { total: amount })}
          where={where}
          busy={t('updating')}
        />
      )}
      <p className={obstacles.length > 0 ? 'checkout-update' : 'checkout-update is-plain'}>
        <button type="submit" name="intent" value="update" className={buttonClass('quiet', 'w-full')}>
          {obstacles.length > 0 ? t('checkAgain') : t('update')}
        </button>
      </p>
      <p className="text-small text-soft">{session === null ? t('guest') : t('kept')}</p>
    </div>
  );
}

function receiptLine({
  key,
  title,
  options,
  quantity,
  total,
  oldTotal,
  addons,
}: CheckoutState['cart']['lines'][number]) {
  return {
    key,
    label: options === '' ? title : `${title}, ${options}`,
    quantity,
    amount: total,
    oldAmount: oldTotal,
    addons: addons.map(addon => ({
      key: addon.key,
      label: addon.title,
      quantity: addon.quantity,
      amount: addon.total,
    })),
  };
}
