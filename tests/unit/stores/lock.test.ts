/** What who has waited for a lock hears of its owner in another process, which has left an outcome in the shared store. */
import { beforeEach, expect, test, vi } from 'vitest';
import { withLock } from '@/lib/stores/lock';
import { sharedStore } from '@/lib/stores/shared-store';

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://api.example');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
});

test.each([
  ['{"kind":"ordered"}', { kind: 'ordered' }],
  ['{"kind":"ord', 'own'],
  ['', 'own'],
])('of the outcome %j: %j', async (left, heard) => {
  const [lock, owner] = [`press ${left}`, `owner ${left}`];
  await sharedStore.claim(lock, owner, 30);
  await sharedStore.set(`press outcome ${owner}`, left, 60);
  const looks = vi.spyOn(sharedStore, 'get');
  const waiting = withLock<unknown>(lock, async () => 'own');
  await vi.waitFor(() => expect(looks).toHaveBeenCalledWith(lock));
  await sharedStore.release(lock, owner);
  expect(await waiting).toEqual(heard);
});
