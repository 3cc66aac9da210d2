/** Messages whose write or whose answer was lost: written once, and never called unsent where they may have been sent. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendMessage } from '@/lib/chat/actions';
import { chatDatabase } from '@/lib/chat/database';
import { messageKey } from '@/lib/chat/key';
import type { PlayedChat } from '../../../sandbox/chat/played-chat.ts';
import { fieldsOf } from '../../support/plain-form.ts';
import { expectConsole, forgetConsole } from '../../unit/stubs/console.ts';
import { beginsChat, openChats, sendsMessage } from '../storefront/chat.ts';
import { posts } from '../storefront/forms.ts';
import { lastOpened, opensPage } from '../storefront/pages.ts';
import { catalog, openStorefront } from '../storefront/sandbox.ts';
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

/** Messages do not arrive; chats do. */
async function losesMessages(): Promise<void> {
  const database = await chatDatabase();
  const { create } = database;
  vi.spyOn(database, 'create').mockImplementation(async (collection, ...about) => {
    if (collection === 'messages') throw new Error('the message was lost');
    return create(collection, ...about);
  });
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
  expectConsole('warn', /whether a message is there gave no usable answer/);
});

describe('without script', () => {
  /** Fields of the form that the page shows. */
  const formOf = (page: string | null) => fieldsOf(page ?? '', 'text');

  test('the words stay in the field until the chat has them, and then no longer', async () => {
    await losesAnswers('create', 'find');
    await sendsMessage(chat, 'perhaps');
    vi.restoreAllMocks();
    const page = await opensPage(`/chat/${chat}`);
    expect(await written()).toEqual(['first', 'perhaps']);
    expect(formOf(page).text).toBe('');
    forgetConsole();
  });

  test('a first message that did not arrive stays with its reason, although its chat has begun', async () => {
    await newCustomer();
    const key = messageKey();
    await losesMessages();
    const { state } = await posts(sendMessage, { with: 'admin', key, text: 'Is anybody there?' }, '/chat/new');
    expect(state.form).toEqual(['chatUnknown']);
    vi.restoreAllMocks();
    const page = await opensPage('/chat/new?with=admin');
    expect(page).toContain('cannot say yet whether your message was sent');
    expect(formOf(page)).toMatchObject({ key, text: 'Is anybody there?', chat: expect.stringMatching(/^\w{20}$/) });
    const other = await catalog.restaurant();
    expect(formOf(await opensPage(`/chat/new?with=${other.id}`)), 'a chat with somebody else').toMatchObject({
      text: '',
    });
    const { to } = await posts(
      sendMessage,
      { chat: formOf(page).chat ?? '', key, text: 'Is anybody there?' },
      '/chat/new',
    );
    expect(to).toBe(`/chat/${formOf(page).chat}?wait=1`);
    expect(await opensPage('/chat/new?with=admin'), 'nothing waits any more').toBeNull();
    expect(lastOpened.to).toContain(`/chat/${formOf(page).chat}`);
    forgetConsole();
  });
});
