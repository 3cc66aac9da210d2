/** Allows a number of requests, or of bytes, in each period under one key. Beyond it, it tells when the next begins. */
import 'server-only';
import { hashKey } from '@/lib/rate-limit/slowdown';
import { sharedStore } from '@/lib/stores/shared-store';
import { reportLimit } from '@/lib/telemetry';

interface QuotaRule {
  /** Keeps its counters apart from those of other rules. */
  name: string;
  most: number;
  /** The length of a period in seconds. */
  seconds: number;
}

export type Share = { ok: true; giveBack: () => Promise<void> } | { ok: false; retryAfter: number };

/** `retryAfter` is in seconds, at least 1. A refused request is not counted, any other `by` times. */
export async function takeShare(
  { name, most, seconds }: QuotaRule,
  key: string,
  { store = sharedStore, now = Date.now(), by = 1 } = {},
): Promise<Share> {
  const stretch = Math.floor(now / 1000 / seconds);
  const counter = `${name}:${hashKey(key)}:${stretch}`;
  const giveBack = async () => void (await store.add(counter, -by, seconds));
  if ((await store.add(counter, by, seconds)) <= most) return { ok: true, giveBack };
  await giveBack();
  reportLimit(name);
  return { ok: false, retryAfter: Math.max(1, Math.ceil((stretch + 1) * seconds - now / 1000)) };
}
