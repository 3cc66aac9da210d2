import { getTranslations } from 'next-intl/server';
import { OrderBar } from '@/components/checkout/order-bar';
import { MoneyBack } from '@/components/checkout/payment/money-back';
import type { StepProps } from '@/components/checkout/steps';
import { ShownTo } from '@/components/forms/shown-to';
import { Receipt } from '@/components/receipt/receipt';
import { Link } from '@/components/ui/link';
import { receiptRows } from '@/lib/cart/receipt-rows';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { fingerprintOf } from '@/lib/checkout/order/fingerprint';
import { saidOf } from '@/lib/checkout/order/said-time';
import { sideBySide } from '@/lib/i18n/side-by-side';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';

/** The receipt, and the bar with the button that orders. */
export async function Summary({ state, needed }: StepProps) {
  const [t, receipt, shopWords, style, { locale }] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('receipt'),
    getTranslations('shop'),
    getMoneyStyle(),
    pageMarket(),
  ]);
  const { cart, draft, totals, session, shop, newestOrder } = state;
  const total = totals?.total ?? cart.goods;
  return (
    <div className="checkout-summary">
      <Receipt
        label={t('receipt')}
        money={style}
        lines={cart.lines.map(line => receiptLine(line, { before: shopWords('before'), free: receipt('free') }))}
        rows={totals === null ? [] : await receiptRows(totals, locale, draft.fulfilment)}
        total={{ key: 'total', label: totals === null ? receipt('goods') : receipt('total'), amount: total }}
        head={
          <p className="spread">
            <b>{t('from', { shop: shop.title })}</b>
            <Link to="/cart" className="action-link underlined">
              {t('editCart')}
            </Link>
          </p>
        }
      >
        {totals === null && draft.fulfilment === 'delivery' && (
          <p className="text-small text-soft">{t('deliveryLater')}</p>
        )}
        <MoneyBack state={state} />
      </Receipt>
      <input type="hidden" name="shop" value={cart.shop.id} />
      <input type="hidden" name="cart" value={cart.id ?? ''} />
      <ShownTo />
      <input type="hidden" name="newest" value={newestOrder ?? ''} />
      <input type="hidden" name="total" value={total.minor} />
      <input type="hidden" name="currency" value={total.currency} />
      <input type="hidden" name="fingerprint" value={fingerprintOf(state)} />
      <input type="hidden" name="said" value={saidOf(state.when)} />
      <OrderBar state={state} needed={needed} />
      <p className="text-small text-soft">{session === null ? t('guest') : t('kept')}</p>
    </div>
  );
}

/** `before` is read by screen readers before a former price; `free` replaces a price of 0. */
function receiptLine(line: CheckoutState['cart']['lines'][number], { before, free }: { before: string; free: string }) {
  const { key, title, options, looks, measure, quantity, total, oldTotal, addons, by } = line;
  return {
    key,
    label: sideBySide([title, options, by?.name]),
    quantity,
    measure,
    looks,
    amount: total,
    words: total.minor === 0 ? free : undefined,
    old: oldTotal === null ? undefined : { amount: oldTotal, word: before },
    addons: addons.map(addon => ({
      key: addon.key,
      label: addon.title,
      quantity: addon.quantity,
      amount: addon.total,
      words: addon.total.minor === 0 ? free : undefined,
    })),
  };
}
