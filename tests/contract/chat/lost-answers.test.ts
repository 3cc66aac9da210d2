/** Messages whose write or whose answer was lost: written once, and never called unsent where they may have been sent. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chatDatabase } from '@/lib/chat/database';
import { messageKey } from '@/lib/chat/key';
import type { PlayedChat } from '../../../sandbox/chat/played-chat.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { beginsChat, openChats, sendsMessage } from '../storefront/chat.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

let played: PlayedChat;
beforeAll(async () => {
  openStorefront();
  played = await openChats();
});
afterAll(() => played.database.stop());

let chat: string;
beforeEach(async () => {
  await newCustomer();
  chat = await beginsChat('first');
});
afterEach(() => vi.restoreAllMocks());

const written = async () => (await played.desk.messages(chat)).map(({ text }) => text);

/** The questions are carried out, but the answers about messages do not arrive. */
async function losesAnswers(...questions: ('create' | 'find')[]): Promise<void> {
  const database = await chatDatabase();
  for (const question of questions) {
    const ask: (...about: never[]) => Promise<unknown> = database[question];
    vi.spyOn(database, question).mockImplementation(async (...about: unknown[]) => {
      const answer = await ask(...(about as never[]));
      if (about[0] === 'messages') throw new Error('the answer was lost');
      return answer as never;
    });
  }
}

test('one that was written without an answer is known to be sent', async () => {
  await losesAnswers('create');
  expect((await sendsMessage(chat, 'written all the same')).to).toBe(`/chat/${chat}?wait=1`);
  expect(await written()).toEqual(['first', 'written all the same']);
  expectConsole('warn', /: a new message gave no usable answer/);
});

test('one of which nobody can tell is not called unsent, and is written once when it is sent again', async () => {
  const key = messageKey();
  await losesAnswers('create', 'find');
  expect((await sendsMessage(chat, 'perhaps', key)).state).toMatchObject({ form: ['chatUnknown'], values: { key } });
  vi.restoreAllMocks();
  expect((await sendsMessage(chat, 'perhaps', key)).to).toBe(`/chat/${chat}?wait=1`);
  expect(await written()).toEqual(['first', 'perhaps']);
  expectConsole('warn', /: a new message gave no usable answer/);
  expectConsole('warn', /whether a new message is there gave no usable answer/);
});
