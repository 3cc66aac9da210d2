/** Parses the wallet's history, the payments and the people of docs/api.md 10.8, 12.2 and 12.5. */
import { z } from 'zod';
import { perCurrency } from '@/lib/api/money-schema';
import { id, longText, moment, number, picture, shortText, text } from '@/lib/api/schema';
import { uuidShape } from '@/lib/api/shapes';
import { symbolSide } from '@/lib/market/schema';
import { wholeMinor } from '@/lib/money';
import { readMove } from '@/lib/wallet/moves';

const person = z
  .object({ id: text, firstname: shortText, lastname: shortText })
  .nullish()
  .catch(null)
  .transform(found => ({ id: found?.id ?? '', name: found ? nameOf(found) : '' }));

export const moveSchema = perCurrency(amount =>
  z
    .object({
      id: number,
      type: text.catch(''),
      price: amount,
      note: longText.catch(''),
      status: text.catch(''),
      created_at: moment.catch(null),
      author: person,
      user: person,
    })
    .transform(({ id, type, price, note, status, created_at, author, user }) => {
      const isFromOther = author.id !== '' && user.id !== '' && author.id !== user.id;
      return {
        id,
        ...readMove({ type, note, isFromOther }),
        /** Without a sign. */
        amount: price,
        /** A status of docs/api.md 3, or an unknown one. */
        status,
        at: created_at,
        /** The sender, if it was another customer. */
        sender: isFromOther ? author.name : '',
      };
    }),
);

export type WalletMove = z.output<ReturnType<typeof moveSchema>>;

/** A payment, made or not: for an order, or into the wallet. */
export const transactionSchema = z
  .object({
    id: number,
    price: number,
    status: text.catch(''),
    created_at: moment.catch(null),
    updated_at: moment.catch(null),
    payment_system: z.object({ tag: text }).nullish().catch(null),
    payable: z
      .object({
        id: text,
        delivery_type: text,
        total_price: number.catch(0),
        tips: number.catch(0),
        rate: number.catch(0),
        currency: z.unknown().optional(),
      })
      .nullish()
      .catch(null),
  })
  .transform(({ id, price, status, created_at, updated_at, payment_system, payable }) => ({
    id,
    status,
    at: created_at,
    changedAt: updated_at,
    tag: payment_system?.tag ?? '',
    /** Empty for the wallet, and where the API does not say what was paid; only an order has a delivery type. */
    orderId: payable?.delivery_type ? payable.id : '',
    isTopUp: payable ? payable.delivery_type === '' : false,
    /** In the base currency. */
    price,
    /** What was charged for the order in its own currency, where the API states both. */
    charged: chargedOf(price, payable),
  }));

export type WalletTransaction = z.output<typeof transactionSchema>;

const currencySchema = z.object({ id, symbol: z.string().min(1), position: symbolSide.nullable().catch(null) });

interface Payable {
  total_price: number;
  tips: number;
  /** Of the order's currency; 0 where it is not known. */
  rate: number;
  currency?: unknown;
}

/** `price`: in the base currency. */
function chargedOf(price: number, payable: Payable | null | undefined) {
  const currency = currencySchema.safeParse(payable?.currency);
  if (!payable?.total_price || !currency.success) return null;
  const { total_price: total, tips, rate } = payable;
  // A tip after the delivery is in the order's total, but was no part of this payment (docs/api.md 10.6). The exact sum
  // is one of the order's: that of the base currency may be rounded.
  const charged = price * rate;
  const isTippedLater = charged > 0 && Math.abs(total - tips - charged) < Math.abs(total - charged);
  return { minor: wholeMinor((isTippedLater ? total - tips : total) * 100), currency: currency.data };
}

export const personSchema = z
  .object({ uuid: z.string().regex(uuidShape), firstname: shortText, lastname: shortText, img: picture })
  .transform(found => ({ uuid: found.uuid, name: nameOf(found), picture: found.img }))
  .refine(({ name }) => name !== '');

export type Person = z.output<typeof personSchema>;

function nameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return [firstname, lastname].filter(Boolean).join(' ');
}
