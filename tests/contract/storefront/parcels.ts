/** A customer who is about to send a parcel: what tests of parcels begin with. */
import { expect, vi } from 'vitest';
import * as environment from '@/lib/env';
import { getClock } from '@/lib/market/queries';
import { reviewParcel, sendParcel } from '@/lib/parcels/actions';
import { listParcels } from '@/lib/parcels/queries';
import { firstTime } from '@/lib/parcels/times';
import { posts } from './forms.ts';
import { opensPage } from './pages.ts';
import { sandbox } from './sandbox.ts';

/** The API's call for parcels, and for the list of one's own. */
export const parcelCall = 'dashboard/user/parcel-orders';

export function speaks(API_REVISION: 'R1' | 'R2'): void {
  vi.restoreAllMocks();
  const base = environment.env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION });
}

/** The form of a parcel from one picked place to another, two kilometres away. */
export async function parcelWish(): Promise<Record<string, string>> {
  return {
    ...{ size: '1', contents: 'Keys', instruction: 'Ring twice', ...firstTime(await getClock('en')) },
    ...parcelDoor('from', 41.31, '128 Lantern Street', 'Nora', '+998 90 123-45-67'),
    ...parcelDoor('to', 41.328, '7 Park Street', 'Jan', '998907654321'),
  };
}

export function parcelDoor(end: 'from' | 'to', latitude: number, text: string, name: string, phone: string) {
  const place = { Text: text, Latitude: String(latitude), Longitude: '69.25' };
  const there = { ...place, House: '', Floor: '3', Office: end === 'to' ? '12' : '', Name: name, Phone: phone };
  const fields = Object.entries(there).map(([part, value]) => [`${end}${part}`, value]);
  return { [end]: 'picked', ...Object.fromEntries(fields) };
}

/** Posts the first page. */
export const reviews = (wish: Record<string, string>) => posts(reviewParcel, wish, '/parcels/new');

export const opensReview = async () => (await opensPage('/parcels/new?review=1')) ?? '';

/** What the button of the second page posts. @param tag of the payment method */
export async function parcelButton(tag: string): Promise<Record<string, string>> {
  const hidden = [...(await opensReview()).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), payment: await paymentId(tag) };
}

export async function paymentId(tag: string): Promise<string> {
  const all = await sandbox.read<{ id: number; tag: string }[]>('payments');
  return String(all.find(one => one.tag === tag)?.id);
}

export const sends = (fields: Record<string, string>) => posts(sendParcel, fields, '/parcels/new?review=1');

/** The customer's parcels, the newest first. */
export async function ownParcels() {
  const found = await listParcels(1, 'en');
  expect(found.ok).toBe(true);
  return found.ok ? found.value.items : [];
}

/** The first page is posted, and the second one's button is pressed, with this method. */
export async function sendsParcel(tag: string): Promise<string> {
  await reviews(await parcelWish());
  await sends(await parcelButton(tag));
  return (await ownParcels())[0]?.id ?? '';
}
