/**
 * Plays another process of the same storefront: it has modules of its own, and shares only lib/stores/shared-store.ts
 * with this one.
 */
import { vi } from 'vitest';
import { cookieJar } from '../../unit/stubs/next-headers.ts';

/**
 * Returns the module for presses there, from the same browser. The process has served that browser before, so that it
 * begins as fast as this one.
 */
export async function otherProcess(): Promise<typeof import('@/lib/checkout/order/press-order')> {
  vi.resetModules();
  const theirs = await import('../../unit/stubs/next-headers.ts');
  for (const [name, value] of cookieJar) theirs.cookieJar.set(name, value);
  const { readSession } = await import('@/lib/session/session');
  await readSession();
  return import('@/lib/checkout/order/press-order');
}
