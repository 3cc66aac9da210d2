import { getTranslations } from 'next-intl/server';
import { methodWords } from '@/components/orders/payment/payment-words';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { WalletWords } from '@/components/wallet/wallet-words';
import { formatMinor, type MoneyStyle, wholeMinor } from '@/lib/money';
import { moneyStyleOf } from '@/lib/orders/money';
import type { WalletTransaction } from '@/lib/wallet/schema';

interface PaymentRowProps {
  payment: WalletTransaction;
  words: WalletWords;
  /** How to write the base currency, in which the API records payments (docs/api.md 1.10). */
  base: MoneyStyle;
}

/** One payment: what for, by which method, when, its status, and the amount in the currency that was charged. */
export async function PaymentRow({ payment, words, base }: PaymentRowProps) {
  const [orders, names] = await Promise.all([getTranslations('orders'), getTranslations('checkout.tag')]);
  const { t, language } = words;
  const { orderId, isTopUp, tag, status, at, price, charged } = payment;
  const title = isTopUp ? t('kind.topUp') : orders('payment');
  const amount = charged
    ? formatMinor(charged.minor, moneyStyleOf(charged, language))
    : formatMinor(wholeMinor(price * 100), base);
  const tone = tones[status];
  // What cost nothing is recorded as cash, and nobody still has to pay it.
  const isFree = price === 0 && status === 'progress';
  return (
    <li>
      <Icon name={isTopUp ? 'wallet' : 'receipt'} className="wallet-mark" />
      <div>
        <p>{orderId === '' ? title : <Link to={`/orders/${orderId}`}>{t('order', { order: orderId })}</Link>}</p>
        <p className="text-small text-soft">
          {at !== null && <time dateTime={new Date(at).toISOString()}>{words.dated(at)}</time>}
          {tag !== '' && <bdi>{t('by', { method: methodWords(tag, orders, names) })}</bdi>}
        </p>
        {!isFree && <Badge {...(tone && { tone })}>{words.status(status === 'paid' ? 'settled' : status)}</Badge>}
      </div>
      <p className="wallet-amount">
        <bdi className="tabular whitespace-nowrap">{amount}</bdi>
      </p>
    </li>
  );
}

const tones: Record<string, BadgeTone> = { paid: 'good', progress: 'late' };
