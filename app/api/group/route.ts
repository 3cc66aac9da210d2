/**
 * Follows a group order: a stream with its version, and with each new one (lib/cart/group/hub.ts). It ends when the
 * visitor is out of the group, or is in none. A member is recognized by their cookie, the owner by their session.
 */
import type { NextRequest } from 'next/server';
import { followGroup, type GroupListener } from '@/lib/cart/group/hub';
import { readMember } from '@/lib/cart/group/participant';
import { type EventSink, endedStream, eventStream } from '@/lib/event-stream';
import { readOwnGroup } from '@/lib/groups/end';
import { ownLocale } from '@/lib/market/queries';
import { requestMarket } from '@/lib/market/request-market';
import { neverKept } from '@/lib/never-kept';

interface Follower {
  cart: string;
  shop: string;
  uuid: string;
}

export async function GET(request: NextRequest): Promise<Response> {
  const follower = await findFollower();
  if (follower === 'unknown') return new Response(null, { status: 503, headers: neverKept });
  if (follower === null) return endedStream();
  return eventStream(request, { visitor: follower.uuid, follow: sink => follow(follower, sink) });
}

/** Null for a visitor who takes part in no group, "unknown" while the API is away. */
async function findFollower(): Promise<Follower | 'unknown' | null> {
  const participant = await readMember();
  if (participant !== null) return participant;
  const own = await readOwnGroup(await requestMarket(await ownLocale()));
  if (!own.ok && own.why === 'offline') return 'unknown';
  if (!own.ok || own.value === null) return null;
  const { id, shopId, participants } = own.value;
  const uuid = participants.find(({ isOwner }) => isOwner)?.uuid;
  return uuid === undefined ? null : { cart: id, shop: shopId, uuid };
}

function follow(follower: Follower, sink: EventSink): void {
  const listener: GroupListener = {
    uuid: follower.uuid,
    onVersion: version => sink.send({ id: version, data: { version } }),
    onEnd: sink.end,
    onFailure: sink.cut,
  };
  const stop = followGroup(follower, listener);
  sink.signal.addEventListener('abort', stop, { once: true });
}
