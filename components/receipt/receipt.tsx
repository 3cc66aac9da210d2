import { Fragment, type ReactNode } from 'react';
import { Toggletip } from '@/components/ui/toggletip';
import type { ReceiptRow } from '@/lib/cart/receipt-rows';
import { numberFormat } from '@/lib/i18n/formats';
import { formatMinor, type Money, type MoneyStyle } from '@/lib/money';

export interface ReceiptLine extends ReceiptRow {
  quantity: number;
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
              <Row row={line} money={money} quantity={line.quantity} old={line.old} />
              {addons.map(addon => (
                <Row key={addon.key} row={addon} money={money} quantity={addon.quantity} isAddon />
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
  quantity?: number;
  old?: OldPrice | undefined;
  isAddon?: boolean;
}

function Row({ row: { label, ask, reason, amount, words }, money, quantity, old, isAddon }: RowProps) {
  return (
    <div data-addon={isAddon || undefined}>
      <dt>
        {quantity !== undefined && `${numberFormat(money.language).format(quantity)} × `}
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
