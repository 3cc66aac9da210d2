/** The other end of the chats, over the sandbox (sandbox/routes/services/desk.ts). */
import type { DeskChat, DeskMessage } from '../../sandbox/chat/desk.ts';
import type { Sandbox } from './sandbox.ts';

export function deskOf(sandbox: Sandbox) {
  const messages = (chat: string) => sandbox.ask<DeskMessage[]>('GET', `/_sandbox/chats/${chat}`);
  return {
    chats: () => sandbox.ask<DeskChat[]>('GET', '/_sandbox/chats'),
    messages,
    texts: async (chat: string) => (await messages(chat)).map(({ text }) => text),
    replies: (chat: string, text: string) => sandbox.control(`chats/${chat}`, { text }),
    reads: (chat: string) => sandbox.control(`chats/${chat}/read`, {}),
    /** The database answers nobody until it is back. */
    isAway: (away: boolean) => sandbox.control('chat-database', { away }),
  };
}
