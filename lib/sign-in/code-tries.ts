/**
 * Counts the tries of one code: three, as many as the API allows of its SMS (docs/api.md 4.4). The API counts only codes
 * that it has sent, which would tell whether there is an account.
 */
import 'server-only';
import { digest } from '@/lib/rate-limit/slowdown';
import type { EntryAt } from '@/lib/sign-in/entry';
import { sharedStore } from '@/lib/stores/shared-store';
import { tellLimit } from '@/lib/telemetry';

const mostTries = 3;

/** Longer than any code is good for, in seconds. */
const counted = 3600;

/** Null once they are used up. Give back a try that nobody answered. */
export async function takeTry({
  kind,
  to,
  sentAt,
}: EntryAt<'code'>): Promise<{ giveBack: () => Promise<void> } | null> {
  // The identity provider counts its own, and never sends one that it does not show.
  if (kind === 'provider-phone') return { giveBack: async () => undefined };
  const key = `code-tries:${digest(`${to} ${sentAt}`)}`;
  const tries = await sharedStore.add(key, 1, counted);
  if (tries <= mostTries) return { giveBack: async () => void (await sharedStore.add(key, -1, counted)) };
  tellLimit('code-tries');
  return null;
}
