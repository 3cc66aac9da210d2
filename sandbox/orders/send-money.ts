/** How does money go from one customer to another (docs/api.md 12.5)? Call inside a transaction. */

import type { Customer } from '../input/customer.ts';
import type { View } from '../input/view.ts';
import { inLanguage } from '../rules/text.ts';
import { addToWallet, takeFromWallet } from './wallet.ts';

/** `amount`: base currency. Answers the id of the sender's line. @throws ERROR_108 and ERROR_109 of the wallet. */
export function sendMoney(
  { store, now, lang }: View,
  { from, to, amount }: { from: Customer; to: Customer; amount: number },
): number {
  const note = inLanguage(sentTo(fullName(to)), lang);
  const id = takeFromWallet(store, { userId: from.id, amount, note, transactionId: null, now });
  addToWallet(store, { userId: to.id, authorId: from.id, amount, note: '', transactionId: null, now });
  return id;
}

export function fullName({ firstname, lastname }: Pick<Customer, 'firstname' | 'lastname'>): string {
  return [firstname, lastname].filter(Boolean).join(' ');
}

function sentTo(name: string) {
  return { en: `Sent to ${name}`, de: `Gesendet an ${name}`, ar: `أُرسل إلى ${name}` };
}
