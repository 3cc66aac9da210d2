/** Another process of the same storefront: its modules are its own, and lib/stores/shared-store.ts is all that both have. */
import { vi } from 'vitest';
import { cookieJar } from '../../unit/stubs/next-headers.ts';

/** Presses there come from the same browser, which it has served before: neither process is slower to begin. */
export async function otherProcess(): Promise<typeof import('@/lib/checkout/press-order')> {
  vi.resetModules();
  const theirs = await import('../../unit/stubs/next-headers.ts');
  for (const [name, value] of cookieJar) theirs.cookieJar.set(name, value);
  const { readSession } = await import('@/lib/session/session');
  await readSession();
  return import('@/lib/checkout/press-order');
}
