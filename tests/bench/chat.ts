/** How fast is a chat? From a message's press to its arrival in another window, and the page of a long one. */
import { messageKey } from '../../lib/chat/key.ts';
import { deskOf } from '../support/chats.ts';
import { fieldsOf, plainPost } from '../support/plain-form.ts';
import { sandboxAt } from '../support/sandbox.ts';
import type { Visitor } from '../support/visitor.ts';
import { percentile } from './percentile.ts';
import { sandboxUrl, siteUrl } from './servers.ts';

const rounds = 100;

/** Milliseconds. The chat has that many messages in the end, and the page is read by 50 at a time. */
export async function chatFigures(customer: Visitor): Promise<Record<string, number>> {
  const begun = await customer.opens('/chat/new?with=admin');
  const { path } = await customer.posts(
    '/chat/new?with=admin',
    plainPost({ ...fieldsOf(begun.text, 'text'), text: 'first', key: messageKey() }),
  );
  const chat = path.split('?')[0] ?? '';
  const id = chat.split('/').at(-1) ?? '';
  const form = fieldsOf((await customer.opens(chat)).text, 'text');
  const window = await openWindow(customer, id);
  const trips: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const text = `round ${round}`;
    const began = performance.now();
    const arrival = window.has(text);
    const [at] = await Promise.all([
      arrival,
      customer.sendsPost(chat, plainPost({ ...form, text, key: messageKey() })),
    ]);
    trips.push(at - began);
  }
  window.close();
  const desk = deskOf(sandboxAt(sandboxUrl));
  for (let count = rounds; count < 1000; count++) await desk.replies(id, `answer ${count}`);
  const pages: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await customer.opens(chat);
    pages.push(performance.now() - began);
  }
  return {
    'press to other window p50 ms': percentile(trips, 0.5),
    'p99 ms': percentile(trips, 0.99),
    'page of 1,000 messages p50 ms': percentile(pages, 0.5),
    'its p99 ms': percentile(pages, 0.99),
  };
}

/** Another window of the same customer, which receives what is written. */
async function openWindow({ cookie }: Visitor, chat: string) {
  const leaving = new AbortController();
  const answer = await fetch(`${siteUrl}/api/chats/${chat}/stream?locale=en`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  const awaited = new Map<string, (at: number) => void>();
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
      const text = decoder.decode(part);
      for (const [words, arrived] of awaited) if (text.includes(`"${words}"`)) arrived(performance.now());
    }
  };
  read().catch(() => {});
  return {
    has: (words: string) => new Promise<number>(resolve => awaited.set(words, resolve)),
    close: () => leaving.abort(),
  };
}
