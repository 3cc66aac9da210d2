/** Plays the chats of a test: their database, on a port of its own, and the partner at the other end. */
import { vi } from 'vitest';
import { sendMessage } from '@/lib/chat/actions';
import { messageKey } from '@/lib/chat/key';
import { desk } from '@/lib/chat/partner';
import { type PlayedChat, playChat } from '../../../sandbox/chat/played-chat.ts';
import { chatEnvAt } from '../../../sandbox/chat/project.mjs';
import { posts } from './forms.ts';

/** Node's own `fetch`, before any test has replaced it. */
const usualFetch = globalThis.fetch;

/** Offers chats for as long as the file runs. Call it after `openStorefront`. */
export async function openChats(): Promise<PlayedChat> {
  const chat = await playChat(0);
  // Another file of this process may have connected to a database at another port.
  const { doorstepChats: held = {} } = globalThis as { doorstepChats?: object };
  Object.assign(held, { database: undefined, hasAnswered: false });
  for (const [name, value] of Object.entries(chatEnvAt(chat.database.host))) vi.stubEnv(name, value);
  const { fetch: toSandbox } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith(`http://${chat.database.host}/`) ? usualFetch(url, init) : toSandbox(url, init),
  );
  return chat;
}

/** Begins a chat with its first message. Returns its id. */
export async function beginsChat(text: string, partner = desk): Promise<string> {
  const { to } = await posts(sendMessage, { with: partner, key: messageKey(), text }, '/chat/new');
  return /\/chat\/(\w{20})\?wait=1$/.exec(to ?? '')?.[1] ?? '';
}

export const sendsMessage = (chat: string, text: string, key = messageKey()) =>
  posts(sendMessage, { chat, key, text }, `/chat/${chat}`);
