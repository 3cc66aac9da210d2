import { Fragment, type ReactNode } from 'react';
import { OptionLooks } from '@/components/ui/option-looks';
import { Toggletip } from '@/components/ui/overlay/toggletip';
import { Quantity } from '@/components/ui/quantity';
import type { ReceiptRow } from '@/lib/cart/receipt-rows';
import { formatMinor, type Money, type MoneyStyle } from '@/lib/money';
import type { Measure } from '@/lib/products/amount';
import type { OptionLook } from '@/lib/products/option-look';

export interface ReceiptLine extends ReceiptRow {
  quantity: number;
  /** Null for what is sold by the piece. */
  measure?: Measure | null;
  /** What is to be seen of the options. */
  looks?: OptionLook[];
  /** The price without its discount. */
  old?: OldPrice | undefined;
  addons?: (ReceiptRow & { quantity: number })[];
}

interface OldPrice {
  amount: Money;
  /** Read by screen readers before the old price, because they do not announce the line through it. */
  word: string;
}

interface ReceiptProps {
  /** The receipt's accessible name. */
  label: string;
  money: MoneyStyle;
  lines?: ReceiptLine[];
  rows: ReceiptRow[];
  total: ReceiptRow;
  /** Shown above the rows. */
  head?: ReactNode;
  /** Shown below the total. */
  children?: ReactNode;
}

/**
 * The slip on which totals are always shown (docs/look.md 1.2). Uses neither server nor browser, so both can render it.
 */
export function Receipt({ label, money, lines = [], rows, total, head, children }: ReceiptProps) {
  return (
    <section className="receipt" aria-label={label}>
      {head}
      {lines.length > 0 && (
        <dl className="receipt-lines">
          {lines.map(({ addons = [], ...line }) => (
            <Fragment key={line.key}>
              <Row row={line} money={money} how={line} old={line.old} />
              {addons.map(addon => (
                <Row key={addon.key} row={addon} money={money} how={addon} isAddon />
              ))}
            </Fragment>
          ))}
        </dl>
      )}
      <dl>
        {rows.map(row => (
          <Row key={row.key} row={row} money={money} />
        ))}
      </dl>
      <dl className="receipt-total">
        <Row row={total} money={money} />
      </dl>
      {children}
    </section>
  );
}

interface RowProps {
  row: ReceiptRow;
  money: MoneyStyle;
  /** How much of what kind; left out where it is no goods. */
  how?: Pick<ReceiptLine, 'quantity' | 'measure' | 'looks'>;
  old?: OldPrice | undefined;
  isAddon?: boolean;
}

function Row({ row: { label, ask, reason, amount, words }, money, how, old, isAddon }: RowProps) {
  return (
    <div data-addon={isAddon || undefined}>
      <dt>
        {how && <Quantity quantity={how.quantity} measure={how.measure ?? null} language={money.language} />}
        {how && ' '}
        {how?.looks && <OptionLooks looks={how.looks} />}
        <bdi>{label}</bdi>
        {ask && reason ? <Toggletip label={ask}>{reason}</Toggletip> : reason && <small>{reason}</small>}
      </dt>
      <dd>
        {old && (
          <s>
            <span className="sr-only">{old.word}</span>
            <bdi>{formatMinor(old.amount.minor, money)}</bdi>
          </s>
        )}
        <bdi>{words ?? formatMinor(amount.minor, money)}</bdi>
      </dd>
    </div>
  );
}
