/**
 * A chat that is open in several windows: new messages and read marks arrive there, also after the database was away.
 */
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { POST as seen } from '@/app/api/chats/[id]/seen/route';
import { GET as stream } from '@/app/api/chats/[id]/stream/route';
import type { ShownNews } from '@/lib/chat/shown-message';
import { signOutTo } from '@/lib/sign-in/sign-out';
import type { PlayedChat } from '../../../sandbox/chat/played-chat.ts';
import { expectConsole, forgetConsole } from '../../unit/stubs/console.ts';
import { beginsChat, openChats, sendsMessage } from '../storefront/chat.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

let played: PlayedChat;
beforeAll(async () => {
  openStorefront();
  played = await openChats();
});
afterAll(() => played.database.stop());
beforeEach(() => newCustomer());

/** By REST a mark is seen within six seconds (docs/decisions/041). */
const eventually = (seen: () => unknown) => vi.waitFor(seen, { timeout: 20_000 });

function answerTo(chat: string, signal = new AbortController().signal) {
  const request = new NextRequest(`http://d.test/api/chats/${chat}/stream?locale=en`, { signal });
  return stream(request, { params: Promise.resolve({ id: chat }) });
}

async function listens(chat: string) {
  const leaving = new AbortController();
  const answer = await answerTo(chat, leaving.signal);
  const seen: ShownNews[] = [];
  const texts = () => seen.flatMap(({ messages }) => messages.map(({ text }) => text));
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>)
      for (const line of decoder.decode(part).split('\n'))
        if (line.startsWith('data: ')) seen.push(JSON.parse(line.slice(6)));
  })().catch(() => {});
  const over = reading.then(() => 'over');
  const leaves = async () => {
    leaving.abort();
    await reading;
  };
  return { seen, texts, over, leaves };
}

function sees(chat: string, site = 'same-origin') {
  const request = new NextRequest(`http://d.test/api/chats/${chat}/seen?locale=en`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': site },
  });
  return seen(request, { params: Promise.resolve({ id: chat }) });
}

test('both windows of a customer see what either and the desk write, and what is read', async () => {
  const chat = await beginsChat('first');
  const windows = [await listens(chat), await listens(chat)];
  await eventually(() => expect(windows.every(({ seen }) => seen[0]?.isWhole)).toBe(true));
  await sendsMessage(chat, 'from a window');
  await played.desk.reply(chat, 'from the desk');
  for (const { texts } of windows)
    await eventually(() =>
      expect(texts()).toEqual(expect.arrayContaining(['first', 'from a window', 'from the desk'])),
    );
  // That it was sent is not that it was seen: the page says so.
  expect((await played.desk.messages(chat)).at(-1)?.isUnread).toBe(true);
  expect(windows.every(window => window.seen.some(({ isUnread }) => isUnread))).toBe(true);
  expect((await sees(chat)).status).toBe(204);
  expect((await played.desk.messages(chat)).at(-1)?.isUnread).toBe(false);
  await played.desk.markRead(chat);
  const { seen } = windows[0] as (typeof windows)[number];
  await eventually(() => expect(seen.some(({ messages }) => messages.some(one => one.isSeen))).toBe(true));
  await played.desk.remove(chat);
  await eventually(() => expect(seen.flatMap(({ gone }) => gone)).toHaveLength(3));
  for (const { leaves } of windows) await leaves();
});

test('nobody else says that it was seen: no other customer, and no page of another site', async () => {
  const chat = await beginsChat('first');
  await played.desk.reply(chat, 'answer');
  expect((await sees(chat, 'cross-site')).status).toBe(403);
  await newCustomer();
  expect((await sees(chat)).status).toBe(404);
  expect((await played.desk.messages(chat)).at(-1)?.isUnread).toBe(true);
});

test('a customer who signs out is told nothing more, another one is', async () => {
  const chat = await beginsChat('first');
  const window = await listens(chat);
  await eventually(() => expect(window.texts()).toEqual(['first']));
  await signOutTo('/login', 'signedOut');
  expect(await window.over).toBe('over');
  expect(await (await listens(chat)).over).toBe('over');
  await newCustomer();
  const theirs = await listens(await beginsChat('another'));
  await eventually(() => expect(theirs.texts()).toEqual(['another']));
  await theirs.leaves();
});

test('what is written while the database was away arrives when it is back', async () => {
  const chat = await beginsChat('first');
  const window = await listens(chat);
  await eventually(() => expect(window.texts()).toEqual(['first']));
  await played.database.away();
  const [lost, anew] = await Promise.all([sendsMessage(chat, 'lost'), answerTo(chat)]);
  expect(lost.state.form).toEqual(['chatError']);
  // The page asks anew for its stream, and says after ten seconds that there is no connection.
  expect(anew.status).toBe(503);
  expect(await opensPage(`/chat/${chat}`)).toContain('cannot be loaded at the moment');
  expect(await window.over).toBe('over');
  await played.database.back();
  await played.desk.reply(chat, 'we are back');
  const again = await listens(chat);
  await eventually(() => expect(again.texts()).toContain('we are back'));
  await played.desk.reply(chat, 'and stay');
  await eventually(() => expect(again.texts()).toContain('and stay'));
  expect((await sendsMessage(chat, 'again')).to).toBe(`/chat/${chat}?wait=1`);
  await again.leaves();
  expectConsole('warn', /gave no usable answer/);
  forgetConsole();
});
