/** What does a customer look like to themselves? User and Wallet of docs/api.md 2.7. */

import type { Customer } from '../input/customer.ts';
import type { View } from '../input/view.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentTime } from './time.ts';

/** Without relations, as signing in answers it. */
export function presentUser({ origin }: View, user: Customer) {
  return {
    id: user.id,
    uuid: user.uuid,
    firstname: user.firstname,
    lastname: user.lastname,
    empty_p: user.password === null,
    ...omitFalsy({
      email: user.email,
      phone: user.phone,
      birthday: user.birthday && `${user.birthday} 00:00:00Z`,
      gender: user.gender,
      img: user.img?.startsWith('/') ? origin + user.img : user.img,
      referral: user.referral,
      my_referral: user.my_referral,
      email_verified_at: presentTime(user.email_verified_at),
    }),
    active: user.active,
    role: user.role,
    registered_at: presentTime(user.created_at),
    created_at: presentTime(user.created_at),
    updated_at: presentTime(user.created_at),
  };
}

/** In the requested currency; null for a user without a wallet. */
export function presentWallet(view: View, userId: number) {
  const wallet = view.store.one<{ id: number; uuid: string; price: number }>(
    'SELECT id, uuid, price FROM wallets WHERE user_id = ?',
    userId,
  );
  if (!wallet) return null;
  const { id, uuid, price } = wallet;
  return { id, uuid, user_id: userId, price: price * view.rate, symbol: symbolOf(view) };
}

function symbolOf({ store, check }: View): string {
  const sql = 'SELECT symbol FROM currencies WHERE id = ? OR is_default ORDER BY is_default LIMIT 1';
  return store.one<{ symbol: string }>(sql, Number(check.input.currency_id) || 0)?.symbol ?? '';
}
