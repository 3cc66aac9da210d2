/** The calls to the API that only the owner of a group order makes, with their token (docs/api.md 7.7). */
import 'server-only';
import { z } from 'zod';
import { askAgain } from '@/lib/api/ask-again';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { mayComeLate, noteIfLate } from '@/lib/api/late-calls';
import { readAccountCart } from '@/lib/cart/account-cart';
import { type AccountCart, accountCartSchema } from '@/lib/cart/schema';
import { currencyIdOf, currencyQuery, type Market } from '@/lib/market/market';

/** Opens an empty cart of this shop. The API refuses where there is a cart already. */
export async function openAccountCart(shopId: string, market: Market): Promise<Outcome<AccountCart>> {
  const currency = await currencyIdOf(market);
  return customerApi({
    path: 'dashboard/user/cart/open',
    method: 'POST',
    locale: market.locale,
    query: currencyQuery(market),
    body: { shop_id: Number(shopId), currency_id: Number(currency) },
    schema: accountCartSchema,
  });
}

/**
 * Opens the cart to other participants. The API can only toggle, so the cart is read first, and again after a lost
 * answer. Null where it could not be opened, or may yet be by an earlier call.
 */
export async function switchGroupOn(cart: AccountCart, market: Market): Promise<Outcome<AccountCart | null>> {
  if (cart.isGroup) return { ok: true, value: cart };
  if (await mayComeLate('group', cart.id)) return { ok: true, value: null };
  const switched = await customerApi({
    path: `dashboard/user/cart/set-group/${cart.id}`,
    method: 'POST',
    locale: market.locale,
    schema: z.unknown(),
  });
  if (!switched.ok) await noteIfLate('group', cart.id, switched);
  const now = await askAgain(() => readAccountCart(market));
  return now.ok && now.value?.isGroup !== true ? { ok: true, value: null } : now;
}

export async function sendOut(cart: string, uuid: string, { locale }: Market): Promise<Outcome<unknown>> {
  return customerApi({
    path: 'dashboard/user/cart/member/delete',
    method: 'DELETE',
    locale,
    query: { cart_id: cart, ids: [uuid] },
    schema: z.unknown(),
  });
}

export async function toggleOwnDone(cart: string, uuid: string, { locale }: Market): Promise<Outcome<unknown>> {
  return customerApi({
    path: `dashboard/user/cart/status/${uuid}`,
    method: 'POST',
    locale,
    body: { cart_id: Number(cart) },
    schema: z.unknown(),
  });
}
