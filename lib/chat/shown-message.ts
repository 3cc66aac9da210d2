/** What the browser gets of a chat: messages as they are shown, and news of them. */

export interface ShownMessage {
  id: string;
  /** Sorts by the exact time, which is finer than what is shown. */
  order: string;
  /** Written by the customer. */
  isOwn: boolean;
  /** The other side has read it. */
  isSeen: boolean;
  text: string;
  /** Without `small` it is only linked. */
  picture: { small?: string; large: string } | null;
  /** ISO 8601, UTC. */
  at: string;
  time: string;
  /** The day in words. */
  day: string;
}

/** An event of the chat's stream. */
export interface ShownNews {
  messages: ShownMessage[];
  /** They are the newest page of the chat, as at the stream's beginning. */
  isWhole: boolean;
  /** Among them is something that the customer has not seen yet. */
  isUnread: boolean;
  /** Ids of messages that were deleted. */
  gone: string[];
}

/** An answer of GET /api/chats/{id}/messages. */
export interface EarlierMessages {
  messages: ShownMessage[];
  hasEarlier: boolean;
}

/** By time; those of the same instant by their ids, as the database has them. */
export function inOrder(messages: Iterable<ShownMessage>): ShownMessage[] {
  return [...messages].toSorted((one, other) => compare(one.order, other.order) || compare(one.id, other.id));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
