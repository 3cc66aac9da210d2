import { getTranslations } from 'next-intl/server';
import { Receipt } from '@/components/receipt/receipt';
import { receiptRows } from '@/lib/cart/receipt-rows';
import type { Totals } from '@/lib/cart/totals';
import { pageMarket } from '@/lib/market/market';
import type { MoneyStyle } from '@/lib/money';
import type { Fulfilment } from '@/lib/shops/fulfilment';

interface GroupTotalProps {
  totals: Totals;
  way: Fulfilment;
  money: MoneyStyle;
}

/** What the order costs in total: the sum of all shares. */
export async function GroupTotal({ totals, way, money }: GroupTotalProps) {
  const [t, { locale }] = await Promise.all([getTranslations('group'), pageMarket()]);
  return (
    <li className="group-slip">
      <Receipt
        label={t('everybody')}
        money={money}
        rows={await receiptRows(totals, locale, way)}
        total={{ key: 'total', label: t('everybody'), reason: t('totalReason'), amount: totals.total }}
        head={<h2 className="group-name">{t('everybody')}</h2>}
      />
    </li>
  );
}
