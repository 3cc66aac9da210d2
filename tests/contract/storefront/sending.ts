/** Creates a customer with money in the wallet, and another one to send some of it to (R2). */
import { beforeEach, vi } from 'vitest';
import * as environment from '@/lib/env';
import type { Customer } from '../../support/customers.ts';
import { customers } from './sandbox.ts';
import { newCustomer } from './session.ts';

/** The customer who is signed in, with 100.00. */
export let customer: Customer;
/** The receiver, with 1.00 and a first name that nobody else has. */
export let receiver: Customer;
/** The receiver's uuid. */
export let to: string;

/** Creates both before each test of the file. */
export function meetsAReceiver(): void {
  beforeEach(async () => {
    const { env } = environment;
    const base = env();
    vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: 'R2' });
    customer = await newCustomer(100);
    receiver = await customers.create({ firstname: `Mira${crypto.randomUUID().slice(0, 8)}`, walletMoney: 1 });
    to = (await receiver.profile()).uuid;
  });
}
