/** The test's own browser, and the customer who is signed in there. */

import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { callApi } from '@/lib/api/client';
import { envelope } from '@/lib/api/envelopes';
import { signedInSchema } from '@/lib/profile/schema';
import { writeSession } from '@/lib/session/session';
import { home } from '../../support/catalog.ts';
import { type Customer, password } from '../../support/customers.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { customers, sandbox } from './sandbox.ts';

export const market = { locale: 'en', currency: 'base' } as const;

/** Begins anew: no faults, the operator's usual settings, no kept answers, and nobody is signed in. */
export async function freshBrowser(): Promise<void> {
  await sandbox.recovers();
  await sandbox.control('settings', { payment_type: 'admin', before_order_phone_required: '0', tips: null });
  kept.clear();
  cookieJar.clear();
}

/** Signs in a new customer in a fresh browser. @param walletMoney in whole units */
export async function newCustomer(walletMoney = 500): Promise<Customer> {
  await freshBrowser();
  return signsInAnew(walletMoney);
}

/** Signs in a new customer in the browser of a guest, whose cookies stay. */
export async function signsInAnew(walletMoney = 100): Promise<Customer> {
  const customer = await customers.create({ walletMoney });
  await signsIn(customer.email);
  return customer;
}

/** Signs in, with home as the delivery address. */
export async function signsIn(email: string, theirPassword = password): Promise<void> {
  const body = { email, password: theirPassword };
  const schema = envelope(signedInSchema);
  const signedIn = await callApi({ path: 'auth/login', method: 'POST', body, locale: 'en', schema });
  if (!signedIn.ok) throw new Error(`${email} cannot sign in: ${signedIn.why}`);
  await writeSession({ ...signedIn.value, signedInAt: Date.now() });
  await writeDeliveryAddress({ text: '128 Lantern Street', ...home, isConfirmed: true, isAsked: true });
}
