/** Applies a saved address to the draft: one that the checkout's form names, or one that was chosen elsewhere. */
import 'server-only';
import { type DeliverableAddress, getAccountAddress, isDeliverable } from '@/lib/addresses/account-addresses';
import { deliverToSaved } from '@/lib/addresses/delivery-address-cookie';
import { doorNote } from '@/lib/addresses/door-note';
import { addressKey, type Draft } from '@/lib/checkout/draft/draft';
import type { Locale } from '@/lib/i18n/locales';
import type { Point } from '@/lib/view/view';

/**
 * Takes house, floor and other details from the saved address in place of those of the previous one, and makes it the
 * delivery address. Fails where a signed-in customer's choice cannot be found or kept: nothing may go to the previous
 * address instead. Actions only.
 */
export async function draftAtAddress(
  draft: Draft,
  savedId: string | undefined,
  locale: Locale,
): Promise<{ ok: true; value: Draft } | { ok: false; why: 'offline' | 'addressGone' | 'addressLong' }> {
  if (savedId === undefined) return { ok: true, value: draft };
  const saved = await getAccountAddress(savedId, locale);
  if (!saved.ok && saved.why === 'unauthorized') return { ok: true, value: draft };
  if (!saved.ok) return { ok: false, why: saved.why === 'gone' ? 'addressGone' : 'offline' };
  const address = saved.value;
  if (!isDeliverable(address)) return { ok: false, why: 'addressGone' };
  if (isFrom(address, draft)) return { ok: true, value: draft };
  if (!(await deliverToSaved(address))) return { ok: false, why: 'addressLong' };
  return { ok: true, value: await atAddress(draft, address, locale) };
}

/** Fills in the saved details where the draft has none yet of this point, or those of another flat there. */
export async function withDetails(
  draft: Draft,
  destination: Destination | null,
  known: DeliverableAddress[],
  locale: Locale,
): Promise<Draft> {
  const here = destination === null ? null : findSaved(destination, known);
  if (destination === null || here === null || isFrom(here, draft)) return draft;
  const isTyped = draft.of === destination.key && here.id !== destination.savedId;
  return isTyped ? draft : atAddress(draft, here, locale);
}

/** `key` identifies the point (`addressKey`). `savedId`: the saved address that was chosen, if it was one. */
interface Destination {
  key: string;
  savedId?: string | undefined;
}

/** The account's address that is delivered to: the chosen one, or else the first one at that point. */
export function findSaved<Address extends { id: string; point: Point | null }>(
  { key, savedId }: Destination,
  known: Address[],
): Address | null {
  const here = known.filter(({ point }) => point !== null && addressKey(point) === key);
  return here.find(({ id }) => id === savedId) ?? here[0] ?? null;
}

function isFrom({ id, point }: DeliverableAddress, draft: Draft): boolean {
  return draft.of === addressKey(point) && draft.savedId === id;
}

async function atAddress(draft: Draft, address: DeliverableAddress, locale: Locale): Promise<Draft> {
  const { id, point, house, floor, office } = address;
  const door = await doorNote(address, locale);
  return { ...draft, of: addressKey(point), savedId: id, house, floor, office, door, leave: false };
}
