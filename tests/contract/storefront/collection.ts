/** Collection points as the marketplace has them, and a customer who collects at one (R2). */
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import type { Draft } from '@/lib/checkout/draft/draft';
import * as environment from '@/lib/env';
import { checkoutState, fillsCart } from './checkout.ts';
import { openStorefront, sandbox } from './sandbox.ts';
import { newCustomer } from './session.ts';

export const collect = { fulfilment: 'collection' } as const;

/** As the marketplace has them before each test. */
export let wirePoints: { id: number; price?: number }[];

/** Before each test of the file there is a new customer, and every point is active at its price. */
export function offersCollection(): void {
  beforeAll(async () => {
    openStorefront();
    await sandbox.control('settings', { revision: 'R2' });
    wirePoints = await sandbox.read('delivery-points');
  });
  afterAll(() => sandbox.control('settings', { revision: null }));
  beforeEach(async () => {
    for (const { id, price = 0 } of wirePoints)
      await sandbox.control(`collection-points/${id}`, { active: true, price });
    speaks('R2');
    await newCustomer();
  });
}

export function speaks(revision: 'R1' | 'R2'): void {
  const base = environment.env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: revision });
}

export function pointOf({ collection }: CheckoutState, title: string) {
  const found = collection?.points?.find(point => point.title === title);
  if (found === undefined) throw new Error(`no point ${title}`);
  return found;
}

/** Collects at the station, where it is always open and costs something. */
export async function atStation(change: Partial<Draft> = {}) {
  const { shopId } = await fillsCart();
  const { id } = pointOf(await checkoutState(collect, shopId), 'Station lockers');
  return { shopId, id, state: await checkoutState({ ...collect, collectionPoint: id, ...change }, shopId) };
}
