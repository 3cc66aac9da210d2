/**
 * Watches a group order for everybody in this process who looks at it: asks the API every two seconds for all listeners
 * together, and at once after each change made through this process (docs/decisions/082).
 */
import 'server-only';
import { findFacts } from '@/lib/cart/group/facts';
import { isInGroup, readGroup } from '@/lib/cart/group/member-calls';
import { findShopOpen } from '@/lib/cart/group/shop-open';
import { groupVersion } from '@/lib/cart/group/version';
import { errorMessage } from '@/lib/error-message';
import { ownLocale } from '@/lib/market/queries';
import { processWide } from '@/lib/stores/process-wide';

export interface GroupListener {
  /** The participant who listens. */
  uuid: string;
  /** Called with the current version, and with each new one. */
  onVersion: (version: string) => void;
  /** Called once, when they are out of the group or it is over; nothing follows. */
  onEnd: () => void;
  /** Called once, when the API does not answer; nothing follows. */
  onFailure: () => void;
}

interface Hub {
  cart: string;
  shop: string;
  listeners: Set<GroupListener>;
  /** Empty until the first answer. */
  version: string;
  timer: ReturnType<typeof setInterval>;
  isAsking: boolean;
  /** Something has changed while the API was being asked, so it is asked once more. */
  isDue: boolean;
}

/** Milliseconds: a removed member learns of it within five seconds, whichever process has removed them. */
export const pollInterval = 2000;

/** Shared by the process, because actions announce changes and routes listen. */
const hubs = processWide('doorstepGroups', () => new Map<string, Hub>());

/** Returns the function that stops listening. */
export function followGroup({ cart, shop }: { cart: string; shop: string }, listener: GroupListener): () => void {
  const hub = hubs.get(cart) ?? begin(cart, shop);
  hub.listeners.add(listener);
  if (hub.version !== '') listener.onVersion(hub.version);
  void look(hub);
  return () => leave(hub, listener);
}

/** Announces a change to everybody in this process who looks at the group. */
export function announceGroupChange(cart: string): void {
  const hub = hubs.get(cart);
  if (hub !== undefined) void look(hub);
}

function begin(cart: string, shop: string): Hub {
  const timer = setInterval(() => announceGroupChange(cart), pollInterval).unref();
  const hub: Hub = { cart, shop, listeners: new Set(), version: '', timer, isAsking: false, isDue: false };
  hubs.set(cart, hub);
  return hub;
}

function leave(hub: Hub, listener: GroupListener): void {
  hub.listeners.delete(listener);
  if (hub.listeners.size > 0) return;
  clearInterval(hub.timer);
  if (hubs.get(hub.cart) === hub) hubs.delete(hub.cart);
}

async function look(hub: Hub): Promise<void> {
  hub.isDue = true;
  if (hub.isAsking) return;
  hub.isAsking = true;
  try {
    while (hub.isDue && hub.listeners.size > 0) {
      hub.isDue = false;
      await ask(hub);
    }
  } catch (error) {
    // Nobody waits for a look, so nobody else would catch it. The next one comes after the pause.
    console.warn(`Group order: a look at it failed: ${errorMessage(error)}`);
  } finally {
    hub.isAsking = false;
  }
}

/** Asks as any of the listeners: the answer says who is still in. */
async function ask(hub: Hub): Promise<void> {
  const [first] = hub.listeners;
  if (first === undefined) return;
  const [found, facts, open] = await Promise.all([
    readGroup({ ...hub, uuid: first.uuid }, await ownLocale()),
    findFacts(hub.cart),
    findShopOpen(hub.shop),
  ]);
  if (!found.ok) {
    for (const listener of hub.listeners) {
      leave(hub, listener);
      listener.onFailure();
    }
    return;
  }
  const group = found.value;
  const gone = group === null ? [first] : [...hub.listeners].filter(listener => !isInGroup(group, listener));
  for (const listener of gone) {
    leave(hub, listener);
    listener.onEnd();
  }
  if (group === null) {
    hub.isDue = true;
    return;
  }
  const version = groupVersion(group, facts, open);
  if (version === hub.version) return;
  hub.version = version;
  for (const listener of hub.listeners) listener.onVersion(version);
}
