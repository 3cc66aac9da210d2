/**
 * Keeps a group member's choices: their part of the owner's cart. After the membership has ended, it stands for their
 * own cart, with what the group order has left them.
 */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { arrivedOf } from '@/lib/cart/backend/account-backend';
import type { BasketOutcome, CartBackend } from '@/lib/cart/backend/backend';
import type { Basket, BasketLine } from '@/lib/cart/basket/basket';
import { findLine } from '@/lib/cart/basket/basket-lines';
import { findFacts, isTooLate } from '@/lib/cart/group/facts';
import { announceGroupChange } from '@/lib/cart/group/hub';
import { limitIn } from '@/lib/cart/group/limit';
import { putAsMember, readGroup } from '@/lib/cart/group/member-calls';
import { groupMarket } from '@/lib/cart/group/membership';
import type { MembershipEnd } from '@/lib/cart/group/membership-end';
import { chosenBy, goOnAlone } from '@/lib/cart/group/own-basket';
import type { Participant } from '@/lib/cart/group/participant';
import { netAmount } from '@/lib/cart/lines';
import { toMinor } from '@/lib/cart/rounding';
import type { AccountCart } from '@/lib/cart/schema';
import type { Market } from '@/lib/market/market';

/** `own`: where the member's own cart is kept. Actions and route handlers only. */
export function groupBackend(participant: Participant, own: CartBackend, market: Market): CartBackend {
  const { locale } = market;
  let ended: MembershipEnd['why'] | null = null;
  const end = async () => {
    ended = (await goOnAlone(participant, own)).why;
  };
  const read = async (): Promise<BasketOutcome> => {
    if (ended !== null) return own.read();
    const group = await readGroup(participant, locale);
    if (!group.ok) return group;
    if (group.value !== null) return { ok: true, value: chosenBy(group.value, participant.uuid) };
    await end();
    return own.read();
  };
  const put: CartBackend['put'] = async (shopId, lines, before) => {
    if (ended !== null) return own.put(shopId, lines, before);
    const facts = await findFacts(participant.cart);
    if (isTooLate(facts)) return { ok: false, why: 'late' };
    const answer = await putAsMember(participant, lines, locale);
    const now = answer.ok && answer.value !== null ? answer : await readGroup(participant, locale);
    if (!now.ok) return answer.ok || answer.why !== 'offline' ? now : { ok: false, why: 'unknown' };
    if (now.value === null) {
      await end();
      return own.put(shopId, lines, null);
    }
    const held = chosenBy(now.value, participant.uuid);
    const arrived = answer.ok ? 'all' : arrivedOf(lines, before, held);
    if (arrived !== 'all') return answer.ok || arrived === 'none' ? failureOf(answer) : { ok: false, why: 'unknown' };
    const limit = facts && (await limitIn(facts, groupMarket(now.value, market)));
    const isOver = limit !== null && goodsOf(now.value, participant.uuid) > limit && isMore(lines, before);
    if (isOver) await putAsMember(participant, asBefore(lines, before), locale);
    announceGroupChange(participant.cart);
    return isOver ? { ok: false, why: 'limit' } : { ok: true, value: held };
  };
  const set = async (change: (basket: Basket) => BasketLine[]): Promise<BasketOutcome> => {
    const before = await read();
    if (!before.ok || before.value === null) return before;
    return put(before.value.shopId, change(before.value), before.value);
  };
  return {
    onlyShop: () => (ended === null ? participant.shop : null),
    groupEnd: () => ended,
    read,
    lastSeen: async now => now,
    put,
    restore: basket => put(basket.shopId, basket.lines, null),
    remove: (stockId, addonId) =>
      ended === null ? set(basket => withNone(findLine(basket, stockId), addonId)) : own.remove(stockId, addonId),
    empty: () => (ended === null ? set(({ lines }) => lines.flatMap(line => withNone(line, undefined))) : own.empty()),
  };
}

function failureOf(answer: Outcome<AccountCart | null>): BasketOutcome {
  return answer.ok ? { ok: false, why: 'unknown' } : answer;
}

/**
 * The line with a quantity of 0, or with one of its add-ons at 0: sending it removes that line or add-on (docs/api.md
 * 7.3).
 */
function withNone(line: BasketLine | undefined, addonId: string | undefined): BasketLine[] {
  if (line === undefined) return [];
  if (addonId === undefined) return [{ ...line, quantity: 0, addons: [] }];
  return [{ ...line, addons: [{ stockId: addonId, quantity: 0 }] }];
}

/** The same lines in their earlier quantities: 0 for those that were not there. */
function asBefore(lines: BasketLine[], before: Basket | null): BasketLine[] {
  return lines.map(line => {
    const old = findLine(before, line.stockId);
    if (old === undefined) return { ...line, quantity: 0, addons: [] };
    const isOld = (stockId: string) => old.addons.some(addon => addon.stockId === stockId);
    const added = line.addons.filter(({ stockId }) => !isOld(stockId)).map(addon => ({ ...addon, quantity: 0 }));
    return { ...old, addons: [...old.addons, ...added] };
  });
}

function isMore(lines: BasketLine[], before: Basket | null): boolean {
  const sizeOf = (line: BasketLine | undefined) =>
    (line?.quantity ?? 0) + (line?.addons ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.some(line => sizeOf(line) > sizeOf(findLine(before, line.stockId)));
}

/** In minor units, after product discounts. */
function goodsOf(cart: AccountCart, uuid: string): number {
  const lines = cart.participants.find(participant => participant.uuid === uuid)?.lines ?? [];
  const pieces = lines.flatMap(line => [line, ...line.addons]);
  return toMinor(pieces.reduce((sum, piece) => sum + netAmount(piece), 0));
}
