/**
 * Sends the tab's messages one after another, so that they arrive in the order in which they were written. A chat whose
 * page takes the place of another finds its messages here that are still being sent.
 */
import type { Outgoing } from '@/components/chat/outgoing';

/** What a message becomes by its answer. */
export type Answered = Pick<Outgoing, 'state' | 'sentence'>;

interface Sending {
  chatId: string;
  message: Outgoing;
  /** Rejects where the answer is a redirect. */
  answer: Promise<Answered>;
}

const sending = new Set<Sending>();
let line: Promise<unknown> = Promise.resolve();

export function sendInLine(chatId: string, message: Outgoing, post: () => Promise<Answered>): Promise<Answered> {
  const answer = line.then(post);
  const one: Sending = { chatId, message, answer };
  sending.add(one);
  line = answer.catch(() => {}).then(() => sending.delete(one));
  return answer;
}

export function stillSending(chatId: string): Sending[] {
  return [...sending].filter(one => one.chatId === chatId);
}
