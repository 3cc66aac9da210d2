/**
 * Takes a customer who leaves this browser for good out of the group order that they have joined. Otherwise their
 * choices would be ordered and paid for, and nobody could change them any more.
 */
import 'server-only';
import { chooseOwnBackend } from '@/lib/cart/backend/choose-backend';
import { leaveGroup } from '@/lib/cart/group/leave';
import { readMember } from '@/lib/cart/group/participant';
import type { Locale } from '@/lib/i18n/locales';
import { inTime } from '@/lib/in-time';
import { requestMarket } from '@/lib/market/request-market';

/** Milliseconds: signing out does not wait longer for it. */
const patience = 4000;

/**
 * As far as the API answers in time. Called before the session ends, because their choices go into their account's
 * cart.
 */
export async function leaveGroupForGood(locale: Locale): Promise<void> {
  const member = await readMember();
  if (member === null) return;
  const leave = async () => {
    const market = await requestMarket(locale);
    await leaveGroup(member, await chooseOwnBackend(market), market);
  };
  await inTime(
    leave().catch(() => undefined),
    patience,
    () => undefined,
  );
}
