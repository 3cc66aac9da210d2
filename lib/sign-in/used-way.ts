/**
 * Remembers on this device in which way its visitor has signed in, and shows it when they return: another way may lead
 * to another account, or be refused.
 */
import 'server-only';
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { isOtherWay, type OtherWay } from '@/lib/sign-in/ways';

/** Null for the password, whose form comes first anyway. Actions and route handlers only. */
export async function rememberWay(way: OtherWay | null): Promise<void> {
  await (way === null ? removeCookie('used-way') : writeCookie('used-way', way));
}

/** `named` is the way named by a provider's refusal, in the query: it is more reliable than the device's memory. */
export async function usedWay(named: string): Promise<OtherWay | null> {
  const way = named || (await readCookie('used-way')) || '';
  return isOtherWay(way) ? way : null;
}
