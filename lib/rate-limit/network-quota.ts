/**
 * Limits what one network address may request of what costs calls of the API or the operator's money. Offices, mobile
 * networks and whole towns share one, so the figures are far above what one person does (docs/decisions/050).
 */
import 'server-only';
import { headers } from 'next/headers';
import { networkAddressOf } from '@/lib/rate-limit/network-address';
import { type Share, takeShare } from '@/lib/rate-limit/quota';
import { secondsIn } from '@/lib/time-units';

const { minute, hour } = secondsIn;

export const mostFromOneNetwork = {
  /** Each list of suggestions while somebody types, and pages of search results and of filtered lists. */
  search: { most: 1200, seconds: minute },
  addresses: { most: 300, seconds: minute },
  geocoding: { most: 120, seconds: minute },
  delivers: { most: 600, seconds: minute },
  /** A map asks for some twenty at once. */
  tiles: { most: 3000, seconds: minute },
  pictures: { most: 60, seconds: hour },
  /** Messages of chats. */
  messages: { most: 600, seconds: hour },
  /** Redirects to the page of Google, Facebook or Apple. */
  providers: { most: 600, seconds: hour },
  /** Answers of these sign-in providers and mailed links: each is checked by a call, and can be sent again and again. */
  proofs: { most: 600, seconds: hour },
  /** Searches for a receiver of money: names of customers are no public list. */
  people: { most: 60, seconds: 10 * minute },
  /** Registrations, and e-mail addresses left where nobody delivers. */
  signUps: { most: 200, seconds: hour },
  /** Joining a group order: cart ids count up, and links can be made up. */
  groups: { most: 300, seconds: hour },
  /** Codes of coupons that were refused, each counted once: they are short words, and worth money. */
  coupons: { most: 60, seconds: hour },
  /** Presses on the order button, whether they make an order or not. */
  orders: { most: 300, seconds: hour },
} as const;

export type Expensive = keyof typeof mostFromOneNetwork;

/**
 * Counts one request against the quota of its network address, and refuses it once that is used up. Never refuses where
 * the address is unknown.
 * @param sent the request's headers, where they are at hand
 */
export async function takeFromQuota(what: Expensive, sent?: Headers): Promise<Share> {
  const address = networkAddressOf(sent ?? (await headers()));
  if (address === null) return { ok: true, giveBack: async () => undefined };
  return takeShare({ name: `network:${what}`, ...mostFromOneNetwork[what] }, address);
}

/** Counts like `takeFromQuota`, so is called once for a request. Answers yes or no, for actions. */
export async function mayTakeFromQuota(what: Expensive): Promise<boolean> {
  return (await takeFromQuota(what)).ok;
}
