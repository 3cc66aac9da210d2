/** Keeps this device's push token, so that it can be withdrawn, in a sealed cookie that exists while push is on. */
import 'server-only';
import { z } from 'zod';
import { writeCookie } from '@/lib/cookies/cookie-jar';
import { customerCookie } from '@/lib/session/customer-cookie';

const kept = customerCookie('push', z.object({ customer: z.string(), token: z.string().min(1) }));

export async function readPushToken(): Promise<string | null> {
  return (await kept.read())?.token ?? null;
}

/** For actions and route handlers only. */
export async function keepPushToken(customer: string, token: string): Promise<void> {
  await kept.write({ customer, token });
}

/** For actions and route handlers only. */
export async function forgetPushToken(): Promise<void> {
  await kept.remove();
}

/**
 * Called after signing in: the token of somebody else, whose session has ended by itself, is forgotten, and the next
 * page has the browser withdraw the subscription (middleware.ts). For actions and route handlers only.
 */
export async function withdrawOthersPush(customer: string): Promise<void> {
  const found = await kept.readAnybodys();
  if (found === null || found.customer === customer) return;
  await kept.remove();
  await writeCookie('others-push', '1');
}
