/** Is a receipt understood by somebody who hears it? */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Receipt } from '@/components/receipt/receipt';
import { type MoneyStyle, money } from '@/lib/money';

const style = { language: 'en', symbol: '$', position: 'before' } as MoneyStyle;
const of = (minor: number) => money(minor, '1');
const total = { key: 'total', label: 'Total', amount: of(800) };

test('a former price is called so, because a line through it is not heard', () => {
  const lines = [{ key: 'a', label: 'Plov', quantity: 2, amount: of(800), old: { amount: of(1000), word: 'before' } }];
  const html = renderToStaticMarkup(<Receipt label="Receipt" money={style} lines={lines} rows={[]} total={total} />);
  expect(html.replace(/<(?!\/?s>)[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain('<s> before $10.00 </s> $8.00');
});

test('what is said in words in place of an amount is heard as its row’s value', () => {
  const rows = [{ key: 'deliveryFee', label: 'Delivery', amount: of(0), words: 'Free' }];
  const html = renderToStaticMarkup(<Receipt label="Receipt" money={style} rows={rows} total={total} />);
  expect(html).toContain('<dt><bdi>Delivery</bdi></dt><dd><bdi>Free</bdi></dd>');
  expect(html).not.toContain('$0.00');
});

test('a count follows the direction of its page, and only one with a unit has its own', () => {
  const measure = { title: 'kg', position: 'after', amount: 0.5 } as const;
  const lines = [
    { key: 'a', label: 'Plov', quantity: 2, amount: of(800) },
    { key: 'b', label: 'Figs', quantity: 3, measure, amount: of(900) },
  ];
  const html = renderToStaticMarkup(<Receipt label="Receipt" money={style} lines={lines} rows={[]} total={total} />);
  expect(html).toContain('<dt>2 × <bdi>Plov</bdi>');
  expect(html).toContain('<dt><bdi>3 × 0.5\u00a0kg</bdi> <bdi>Figs</bdi>');
});
