/** What does the end of a top-up's payment do to the wallet? Call inside a transaction. */

import { sqlTime } from '../database/time.ts';
import type { View } from '../input/view.ts';
import { transactionRows } from '../queries/orders.ts';
import { notFound } from '../refusal.ts';
import { inLanguage } from '../rules/text.ts';
import { addToWallet } from './wallet.ts';

/**
 * The whole amount that the payment provider took is added: R1's slip of minor units is not copied (docs/api.md 12.3).
 */
export function settleTopUp({ store, now, lang }: View, id: number, outcome: 'paid' | 'failed' | 'canceled'): void {
  const [transaction] = transactionRows(store, [id]);
  if (!transaction) throw notFound();
  const at = sqlTime(now);
  if (outcome === 'paid') {
    const { user_id: userId, price: amount } = transaction;
    addToWallet(store, { userId, amount, note: inLanguage(topUpNote, lang), transactionId: id, now });
    store.run("UPDATE transactions SET status = 'paid', perform_time = ?1, updated_at = ?1 WHERE id = ?2", at, id);
    return;
  }
  const status = outcome === 'failed' ? 'rejected' : 'canceled';
  store.run('UPDATE transactions SET status = ?, updated_at = ? WHERE id = ?', status, at, id);
}

const topUpNote = { en: 'Top up by card', de: 'Mit Karte aufgeladen', ar: 'شحن بالبطاقة' };
