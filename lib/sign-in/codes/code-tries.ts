/**
 * Counts the tries at one code: three, as many as the API allows for its SMS (docs/api.md 4.4). The API counts only
 * codes that it has sent, which would reveal whether there is an account.
 */
import 'server-only';
import { hashKey } from '@/lib/rate-limit/slowdown';
import type { EntryAt } from '@/lib/sign-in/entry';
import { sharedStore } from '@/lib/stores/shared-store';
import { reportLimit } from '@/lib/telemetry';
import { secondsIn } from '@/lib/time-units';

const mostTries = 3;

/** Seconds: longer than any code is valid. */
const counted = secondsIn.hour;

/** Null once all are used. Give back a try that got no answer. */
export async function takeTry({
  kind,
  to,
  sentAt,
}: EntryAt<'code'>): Promise<{ giveBack: () => Promise<void> } | null> {
  // The identity provider counts its own codes, and sends none that we only pretend to have sent.
  if (kind === 'identity-phone') return { giveBack: async () => undefined };
  const key = `code-tries:${hashKey(`${to} ${sentAt}`)}`;
  const tries = await sharedStore.add(key, 1, counted);
  if (tries <= mostTries) return { giveBack: async () => void (await sharedStore.add(key, -1, counted)) };
  reportLimit('code-tries');
  return null;
}
