import { getTranslations } from 'next-intl/server';
import { Receipt } from '@/components/receipt/receipt';
import type { GroupRecord } from '@/lib/cart/group/record-store';
import { linesInLanguage } from '@/lib/groups/record-lines';
import { sideBySide } from '@/lib/i18n/side-by-side';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { money as of } from '@/lib/money';

interface GroupRecordSlipProps {
  record: GroupRecord;
  person: GroupRecord['people'][number];
}

/** What one person had of an order that was made together, and their share. */
export async function GroupRecordSlip({ record, person }: GroupRecordSlipProps) {
  const [t, receipt, market] = await Promise.all([getTranslations('group'), getTranslations('receipt'), pageMarket()]);
  const [money, lines] = await Promise.all([
    getMoneyStyle({ locale: market.locale, currency: record.currency }),
    linesInLanguage(person.lines, record.language, market),
  ]);
  const name = person.name || t('host');
  const { goods, share } = person;
  const { currency } = record;
  return (
    <Receipt
      label={t('slipOf', { name })}
      money={money}
      lines={lines.map(({ title, options, measure, quantity, total }, index) => ({
        key: String(index),
        label: sideBySide([title, options]),
        quantity,
        measure,
        amount: of(total, currency),
        words: total === 0 ? receipt('free') : undefined,
      }))}
      rows={[
        { key: 'goods', label: receipt('goods'), amount: of(goods, currency) },
        { key: 'fees', label: t('feesOf'), amount: of(share - goods, currency) },
      ]}
      total={{ key: 'share', label: t('share'), amount: of(share, currency) }}
      head={
        <h3 className="group-name">
          <bdi>{name}</bdi>
        </h3>
      }
    />
  );
}
