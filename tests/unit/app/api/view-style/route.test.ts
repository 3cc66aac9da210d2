/** Does the style sheet, which pages without script wait for, ask everybody at the same moment? */
import { NextRequest } from 'next/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/view-style/route';
import { writeParticipant } from '@/lib/cart/group/participant';
import { listChats } from '@/lib/chat/chats';
import { isChatOffered } from '@/lib/chat/database';
import { countUnread } from '@/lib/chat/messages';
import { listOpenOrders } from '@/lib/orders/queries';
import { parseChatMark } from '@/lib/session/chat-mark';
import { dayOf, parseMe } from '@/lib/session/me';
import { readSession } from '@/lib/session/session';
import { cookieJar } from '../../../stubs/next-headers.ts';

vi.mock('@/lib/chat/chats');
vi.mock('@/lib/chat/database');
vi.mock('@/lib/chat/messages');
vi.mock('@/lib/market/queries');
vi.mock('@/lib/orders/queries');
vi.mock('@/lib/session/session');

beforeEach(() => {
  vi.stubEnv('API_URL', 'http://127.0.0.1:4400');
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  vi.mocked(readSession).mockResolvedValue({ customer: { id: '1' } } as never);
  vi.mocked(isChatOffered).mockReturnValue(true);
  vi.mocked(listChats).mockResolvedValue({ ok: true, value: [] });
  vi.mocked(countUnread).mockResolvedValue({ ok: true, value: new Map([['1', 2]]) });
  cookieJar.clear();
});

test('the chats are asked while the orders are awaited, and what both say is remembered', async () => {
  const { promise: orders, resolve } = Promise.withResolvers<never>();
  vi.mocked(listOpenOrders).mockReturnValue(orders);
  const today = dayOf(Date.now());
  cookieJar.set('me', `1.3.${today}~${today}`);
  const sheet = GET(new NextRequest('http://shop.test/api/view-style?locale=fa'));
  await vi.waitFor(() => expect(countUnread).toHaveBeenCalled());
  resolve({ ok: true, value: { items: [] } } as never);
  const rules = await (await sheet).text();
  expect(rules).toContain('=order]');
  expect(rules, 'counted in the digits of the page').toContain('--cart:"۳"');
  expect(parseMe(cookieJar.get('me'))).toMatchObject({ isSignedIn: true, count: 3, hasOpenOrder: false });
  expect(parseChatMark(cookieJar.get('me'))).toMatchObject({ isUnread: true });
});

test("somebody in another's group order has no way to the checkout, until the group is over", async () => {
  vi.mocked(listOpenOrders).mockResolvedValue({ ok: true, value: { items: [] } } as never);
  const leads = async () =>
    !(await (await GET(new NextRequest('http://shop.test/api/view-style?locale=en'))).text()).includes(
      '[data-checks-out]',
    );
  expect(await leads()).toBe(true);
  const omar = { uuid: 'u', cart: '1', shop: '1', owner: '2', name: 'Omar' };
  await writeParticipant(omar);
  expect(await leads()).toBe(false);
  await writeParticipant({ ...omar, isOver: true });
  expect(await leads()).toBe(true);
});
