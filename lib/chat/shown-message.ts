/** The types of what the browser gets of a chat: presented messages, and changes to them. */

export interface ShownMessage {
  id: string;
  /** Sorts by the exact time, which is more precise than the time shown. */
  order: string;
  /** Written by the customer. */
  isOwn: boolean;
  /** The partner has read it. */
  isSeen: boolean;
  text: string;
  /** Without `small` the picture is only linked. */
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
  /** The messages are the newest page of the chat, as at the beginning of the stream. */
  isWhole: boolean;
  /** Some of them are new to the customer. */
  isUnread: boolean;
  /** Ids of messages that were deleted. */
  gone: string[];
}

/** An answer of GET /api/chats/{id}/messages. */
export interface EarlierMessages {
  messages: ShownMessage[];
  hasEarlier: boolean;
}

/** Sorts by time, messages of the same instant by their ids, as the database does. */
export function inOrder(messages: Iterable<ShownMessage>): ShownMessage[] {
  return [...messages].toSorted((one, other) => compare(one.order, other.order) || compare(one.id, other.id));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
