/** Chats on the real protocol of their database: whose they are, their order, and what happens while it is away. */
import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as earlier } from '@/app/api/chats/[id]/messages/route';
import { GET as stream } from '@/app/api/chats/[id]/stream/route';
import { GET as unread } from '@/app/api/chats/unread/route';
import { sendMessage } from '@/lib/chat/actions';
import { listConversations } from '@/lib/chat/conversations';
import { messageKey } from '@/lib/chat/key';
import type { EarlierMessages } from '@/lib/chat/shown-message';
import { parseChatMark } from '@/lib/session/chat-mark';
import type { PlayedChat } from '../../../sandbox/chat/played-chat.ts';
import type { Customer } from '../../support/customers.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { beginsChat, openChats, sendsMessage } from '../storefront/chat.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { catalog, openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser, market, newCustomer, signsIn } from '../storefront/session.ts';

let played: PlayedChat;
beforeAll(async () => {
  openStorefront();
  played = await openChats();
});
afterAll(() => played.database.stop());

let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
});

const answers = { request: (path: string) => new NextRequest(`http://d.test/api/chats/${path}`) };
const ofChat = (id: string) => ({ params: Promise.resolve({ id }) });
const shown = async (answer: Response) => ((await answer.json()) as EarlierMessages).messages;
const newest = (id: string, query = '') => earlier(answers.request(`${id}/messages?locale=en${query}`), ofChat(id));

describe('a chat', () => {
  test('begins with its first message, as the admin panel expects it', async () => {
    const chat = await beginsChat('<b>Where</b> is&nbsp;my order?');
    expect(await played.desk.messages(chat)).toMatchObject([
      { text: 'Where is my order?', isCustomers: true, isUnread: true },
    ]);
    expect((await played.desk.chats()).find(({ id }) => id === chat)).toMatchObject({
      roleId: 'admin',
      customer: 'Stella',
      unread: 1,
    });
  });

  test('is one for each partner, even when two windows begin it at once', async () => {
    const { id } = await catalog.restaurant();
    const begun = await Promise.all([
      beginsChat('one', String(id)),
      beginsChat('two', String(id)),
      beginsChat('three'),
    ]);
    expect(new Set(begun).size).toBe(2);
    const found = await listConversations(market);
    expect(found.ok && found.value.map(({ partner }) => partner).toSorted()).toEqual([String(id), 'admin'].toSorted());
  });

  test('is not begun with a shop that there is not', async () => {
    expect((await posts(sendMessage, { with: '99999999', key: messageKey(), text: 'hello' })).state.form).toEqual([
      'chatGone',
    ]);
    expect(await opensPage('/chat/new?with=99999999')).toBeNull();
  });

  test('is listed with what was said last and how much is new', async () => {
    const chat = await beginsChat('Is the soup hot?');
    await played.desk.reply(chat, 'Always.');
    await played.desk.reply(chat, 'Nearly.');
    const found = await listConversations(market);
    expect(found.ok && found.value).toMatchObject([{ name: 'Support desk', last: { text: 'Nearly.' }, unread: 2 }]);
  });
});

describe('messages', () => {
  test('that are written at once in two windows have one order, for both ends', async () => {
    const chat = await beginsChat('first');
    const texts = Array.from({ length: 12 }, (_, index) => `window ${index % 2}, ${index}`);
    await Promise.all(texts.map(text => sendsMessage(chat, text)));
    const ours = (await shown(await newest(chat))).map(({ text }) => text);
    expect(ours.toSorted()).toEqual(['first', ...texts].toSorted());
    expect((await played.desk.messages(chat)).map(({ text }) => text)).toEqual(ours);
  });

  test('sent again after a lost answer are written once', async () => {
    const chat = await beginsChat('first');
    const key = messageKey();
    await sendsMessage(chat, 'once', key);
    expect((await sendsMessage(chat, 'once', key)).to).toBe(`/chat/${chat}?wait=1`);
    expect((await played.desk.messages(chat)).map(({ text }) => text)).toEqual(['first', 'once']);
  });

  test('are paged backwards, none twice and none left out', async () => {
    const chat = await beginsChat('0');
    for (let count = 1; count <= 120; count++) await played.desk.reply(chat, String(count));
    const pages: string[][] = [];
    let before = '';
    for (let hasEarlier = true; hasEarlier; ) {
      const page: EarlierMessages = await (await newest(chat, before)).json();
      pages.unshift(page.messages.map(({ text }) => text));
      before = `&before=${page.messages[0]?.id}`;
      hasEarlier = page.hasEarlier;
    }
    expect(pages.map(page => page.length)).toEqual([21, 50, 50]);
    expect(pages.flat()).toEqual(Array.from({ length: 121 }, (_, index) => String(index)));
  });

  test('that say nothing are refused', async () => {
    const chat = await beginsChat('first');
    expect((await sendsMessage(chat, ' <br> ')).state.fields).toEqual({ text: ['messageEmpty'] });
    expect((await sendsMessage(chat, 'x'.repeat(2001))).state.fields).toEqual({ text: ['tooLong'] });
  });

  test('of the other side are read once they are shown', async () => {
    const chat = await beginsChat('first');
    await played.desk.reply(chat, 'answer');
    await played.desk.markRead(chat);
    const page = await opensPage(`/chat/${chat}`);
    expect(page).toContain('answer');
    expect(page).toContain('Seen');
    expect((await played.desk.messages(chat)).map(({ isUnread }) => isUnread)).toEqual([false, false]);
  });
});

describe('pictures', () => {
  const sends = (chat: string, picture: Blob) =>
    posts(sendMessage, { chat, key: messageKey(), picture }, `/chat/${chat}`);

  test('are made anew, without what the camera wrote', async () => {
    const chat = await beginsChat('first');
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#731e47' } })
      .withExif({ IFD0: { Copyright: 'somebody at home' } })
      .png()
      .toBuffer();
    await sends(chat, new Blob([new Uint8Array(photo)], { type: 'image/png' }));
    const [, sent] = await played.desk.messages(chat);
    const kept = Buffer.from(await (await fetch(sent?.picture ?? '', {})).arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect(kept.includes('somebody at home')).toBe(false);
    expect((await shown(await newest(chat)))[1]?.picture?.small).toMatch(/^\/pictures\/480\//);
  });

  test('that could carry script are refused, whatever they are called', async () => {
    const chat = await beginsChat('first');
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
    expect((await sends(chat, svg)).state.fields).toEqual({ picture: ['pictureType'] });
    expect(await played.desk.messages(chat)).toHaveLength(1);
  });

  test('from hosts that the operator has not named are links', async () => {
    const chat = await beginsChat('first');
    await played.desk.reply(chat, '', 'https://elsewhere.test/cat.png');
    await played.desk.reply(chat, 'look', 'javascript:alert(1)');
    const [, linked, forged] = await shown(await newest(chat));
    expect(linked?.picture).toEqual({ large: 'https://elsewhere.test/cat.png' });
    expect(forged?.picture).toBeNull();
  });
});

/** A stream's last event (lib/event-stream.ts): the page does not ask again, and is rendered anew. */
const ended = 'event: end\ndata:\n\n';

describe("somebody else's chat", () => {
  test('is like none: its page, its messages, its stream and its form', async () => {
    const theirs = await beginsChat('a secret');
    await newCustomer();
    for (const id of [theirs, 'a'.repeat(20)]) {
      expect(await opensPage(`/chat/${id}`)).toBeNull();
      expect((await newest(id)).status).toBe(404);
      expect(await (await stream(answers.request(`${id}/stream`), ofChat(id))).text()).toBe(ended);
      expect((await sendsMessage(id, 'forged')).state.form).toEqual(['chatGone']);
    }
    expect((await played.desk.messages(theirs)).map(({ text }) => text)).toEqual(['a secret']);
  });

  test('gives nothing by the id of one of its messages', async () => {
    const theirs = await beginsChat('a secret');
    const [secret] = await played.desk.messages(theirs);
    await newCustomer();
    const mine = await beginsChat('mine');
    expect((await newest(mine, `&before=${secret?.id}`)).status).toBe(404);
    expect((await sendsMessage(mine, 'forged', secret?.id)).state.form).toEqual(['chatError']);
    expect((await played.desk.messages(theirs)).map(({ text }) => text)).toEqual(['a secret']);
  });

  test('is not read by guests, nor with a session that has ended', async () => {
    const mine = await beginsChat('mine');
    await customer.endsSessions();
    expect((await newest(mine)).status).toBe(401);
    expect(await (await stream(answers.request(`${mine}/stream`), ofChat(mine))).text()).toBe(ended);
    expect((await sendsMessage(mine, 'late')).to).toMatch(/^\/login\?/);
    await freshBrowser();
    expect((await newest(mine)).status).toBe(401);
  });
});

describe('what kept pages know', () => {
  const mark = () => parseChatMark(cookieJar.get('me'));

  test('is nothing, until something was written; then whether an answer is unread', async () => {
    expect(await (await unread()).json()).toEqual({ isUnread: false });
    expect(mark()).toBeNull();
    const chat = await beginsChat('first');
    expect(mark()?.isUnread).toBe(false);
    await played.desk.reply(chat, 'answer');
    expect(await (await unread()).json()).toEqual({ isUnread: true });
    expect(mark()?.isUnread).toBe(true);
    await opensPage(`/chat/${chat}`);
    expect(await (await unread()).json()).toEqual({ isUnread: false });
    expect(mark()?.isUnread).toBe(false);
  });

  test('leaves with the customer', async () => {
    await beginsChat('first');
    await freshBrowser();
    await signsIn(customer.email);
    expect(mark()).toBeNull();
  });
});

test('without credentials nobody chats', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
  vi.resetModules();
  const { isChatOffered } = await import('@/lib/chat/database');
  expect(isChatOffered()).toBe(false);
});
