'use server';

/** Changes the addresses of an account: saves, edits, deletes and restores them, and sets one for deliveries. */
import { z } from 'zod';
import { getAccountAddress, isDeliverable, listAccountAddresses } from '@/lib/addresses/account-addresses';
import {
  type AddressInput,
  activateAddress,
  addAddressOnce,
  changeAddress,
  deleteAddress,
} from '@/lib/addresses/account-calls';
import { accountAddressFormSchema, isNameTaken } from '@/lib/addresses/account-form-schema';
import { forgetDeletedAddress, keepDeletedAddress, readDeletedAddress } from '@/lib/addresses/deleted-address-cookie';
import { deliverToSaved, readDeliveryAddress, writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { pickerPath } from '@/lib/addresses/picker-path';
import { askAgain } from '@/lib/api/ask-again';
import type { Outcome } from '@/lib/api/client';
import { idShape } from '@/lib/api/shapes';
import { formAction, pageAction } from '@/lib/forms/form-action';
import { type Refusal, refuse, refuseFields } from '@/lib/forms/refusal';
import { refuseUnread, refuseUnwritten } from '@/lib/forms/refuse-failure';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { returnPath } from '@/lib/paths/return-path';
import { requireCustomerId } from '@/lib/session/customer-id';
import { requireSession } from '@/lib/session/session-ended';
import { isDelivered } from '@/lib/shops/zones';
import { withLock } from '@/lib/stores/lock';
import { cutTo, longestAddressWords } from '@/lib/typed-lengths';

const addressId = z.string().regex(idShape);

/** Leads to the picker, which comes back with another place. The form's inputs need not be complete. */
export const pickAnotherPlace = pageAction(
  accountAddressFormSchema.pick({ id: true, text: true }),
  async ({ inputs: { id = 'new', text }, locale, keepTyped }) => {
    await keepTyped();
    const returnTo = localizedPath(locale, `/addresses/${id}`);
    redirect(localizedPath(locale, pickerPath({ returnTo, words: cutTo(longestAddressWords, text) })));
  },
);

/** Saves a new address, or the one with `id`. One press at a time, so that the second of two finds the first. */
export const saveAccountAddress = formAction(accountAddressFormSchema, async ({ inputs, locale }) => {
  const saved = (await inTurn(() => saveAddress(inputs, locale))) ?? refuse('unheard');
  if (typeof saved !== 'string') return saved;
  await leaveNotice(saved, saved === 'addressBoth' ? 'warning' : 'success');
  redirect(localizedPath(locale, '/addresses'));
});

async function inTurn<T>(press: () => Promise<T>): Promise<T | null> {
  return withLock(`address-press ${await requireCustomerId()}`, press);
}

/** Refuses a name in use, because two of one name could not be told apart. "addressBoth": the old one may be there yet. */
async function saveAddress(
  { id, latitude, longitude, ...typed }: z.output<typeof accountAddressFormSchema>,
  locale: Locale,
): Promise<Refusal | 'addressSaved' | 'addressChanged' | 'addressBoth'> {
  const others = requireSession(await listAccountAddresses(locale));
  if (!others.ok) return refuseUnread(others);
  if (id === undefined && others.value.some(other => areAlike(other, typed))) return 'addressSaved';
  if (isNameTaken(typed.title, others.value, id)) return refuseFields({ title: 'nameTaken' });
  const old = others.value.find(other => other.id === id);
  if (id !== undefined && old === undefined) return refuse('addressGone');
  const address = { ...typed, point: { latitude, longitude } };
  const saved = requireSession(
    old === undefined
      ? await addAddressOnce(address, others.value, locale)
      : await changeAddress(old, address, others.value, locale),
  );
  if (!saved.ok && saved.why === 'refused' && saved.params.title) return refuseFields({ title: 'fieldRefused' });
  if (!saved.ok) return saved.why === 'gone' ? refuse('addressGone') : refuseUnwritten(saved);
  if (old === undefined) return 'addressSaved';
  const isAlone = old.id === saved.value.id || (await replace(old.id, saved.value.id, locale));
  return isAlone ? 'addressChanged' : 'addressBoth';
}

const details = ['title', 'text', 'house', 'floor', 'office', 'entrance', 'comment'] as const;

type Details = Pick<AddressInput, (typeof details)[number]>;

function areAlike(one: Details, other: Details): boolean {
  return details.every(detail => one[detail] === other[detail]);
}

/**
 * What is delivered to the old address goes to the new one, and the old one is deleted. False if that may not have
 * happened.
 */
async function replace(oldId: string, id: string, locale: Locale): Promise<boolean> {
  const chosen = await readDeliveryAddress();
  if (chosen?.savedId === oldId) await writeDeliveryAddress({ ...chosen, savedId: id });
  const deleted = await askAgain(() => deleteAddress(oldId, locale));
  return deleted.ok || deleted.why === 'gone';
}

export const deleteAccountAddress = formAction(z.object({ id: addressId }), async ({ inputs, locale }) => {
  const address = requireSession(await getAccountAddress(inputs.id, locale));
  // Deleted already, by a second press or on another device, so the customer has what they wanted.
  if (!address.ok && address.why !== 'gone') return refuseUnread(address);
  if (address.ok) {
    const deleted = requireSession(await deleteAddress(inputs.id, locale));
    // Where the answer is lost it may be deleted, and the next press finds nothing left to keep.
    if (deleted.ok || deleted.why === 'offline') await keepDeletedAddress(address.value);
    if (!deleted.ok) return refuseUnwritten(deleted);
  }
  await leaveNotice('addressDeleted');
  redirect(localizedPath(locale, '/addresses'));
});

export const restoreAccountAddress = formAction(z.object({}), async ({ locale }) => {
  const address = await readDeletedAddress();
  if (address !== null) {
    const added = requireSession(await bringBack(address, locale));
    if (!added.ok) return refuseUnwritten(added);
    await forgetDeletedAddress();
  }
  await leaveNotice(address === null ? 'addressTooLate' : 'addressBack', address === null ? 'error' : 'success');
  redirect(localizedPath(locale, '/addresses'));
});

/** One press at a time, so that the second of two finds what the first has brought back. */
async function bringBack(address: AddressInput, locale: Locale): Promise<Outcome<unknown>> {
  const added = await inTurn<Outcome<unknown>>(async () => {
    const now = await listAccountAddresses(locale);
    const isBack = now.ok && now.value.some(one => areAlike(one, address));
    return isBack || !now.ok ? now : addAddressOnce(address, [], locale);
  });
  return added ?? { ok: false, why: 'offline' };
}

const deliverSchema = z.object({ id: addressId, returnTo: z.string().optional() });

/** Sets the address for deliveries from now on, and returns to `returnTo`. */
export const deliverToAccountAddress = formAction(deliverSchema, async ({ inputs, locale }) => {
  const found = requireSession(await getAccountAddress(inputs.id, locale));
  if (!found.ok) return found.why === 'gone' ? refuse('addressGone') : refuseUnread(found);
  const address = found.value;
  if (!isDeliverable(address)) return refuse('addressUnplaced');
  if (!(await deliverToSaved(address))) return refuse('addressLong');
  await activateAddress(address.id, locale);
  const back = returnPath(inputs.returnTo, localizedPath(locale, '/addresses'));
  if ((await isDelivered(address.point, locale)) === false)
    redirect(localizedPath(locale, pickerPath({ returnTo: back, isAway: true })));
  await leaveNotice('addressChosen');
  redirect(back);
});
