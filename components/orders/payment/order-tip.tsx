import { getTranslations } from 'next-intl/server';
import { OwnForm } from '@/components/forms/own-form';
import { TipForm } from '@/components/orders/payment/tip-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { formatMinor } from '@/lib/money';
import { moneyStyleOf } from '@/lib/orders/money';
import type { Order } from '@/lib/orders/schema';
import { chooseTipAnew, payTipOn } from '@/lib/tips/actions';
import type { TipState } from '@/lib/tips/tip-state';

/** A tip for the courier who has brought the order, or what is known of one that is being paid. */
export async function OrderTip({ order, tip }: { order: Order; tip: TipState }) {
  if (tip.kind === 'none') return null;
  const [t, checkout] = await Promise.all([getTranslations('orders'), getTranslations('checkout')]);
  return (
    <section className="order-part" id="tip" aria-labelledby="tip-title">
      <h2 id="tip-title">{checkout('tip')}</h2>
      {tip.kind === 'offered' && <TipForm order={order} />}
      {tip.kind === 'unknown' && (
        <Alert role="status" tone="warning">
          {t('paymentState.lookedUp')}
        </Alert>
      )}
      {tip.kind === 'awaited' && <AwaitedTip order={order} minor={tip.open.minor} />}
    </section>
  );
}

/** Only the customer knows whether they have paid on the payment provider's page before it is heard of. */
async function AwaitedTip({ order, minor }: { order: Order; minor: number }) {
  const [t, wallet, { locale }] = await Promise.all([
    getTranslations('orders'),
    getTranslations('wallet'),
    pageMarket(),
  ]);
  const amount = formatMinor(minor, moneyStyleOf(order, languageTag(locale)));
  const ways = [
    { action: payTipOn, words: wallet('goOn') },
    { action: chooseTipAnew, words: t('tip.anew') },
  ];
  return (
    <>
      <Alert role="status" tone="warning">
        {t('tip.awaited', { amount })}
      </Alert>
      <div className="flex flex-wrap gap-2">
        {ways.map(({ action, words }) => (
          <OwnForm key={words} action={action}>
            <input type="hidden" name="order" value={order.id} />
            <Button type="submit" look="quiet">
              {words}
            </Button>
          </OwnForm>
        ))}
      </div>
    </>
  );
}
