/** What one customer has left in the browser, the next one does not read. */
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { customerCookie } from '@/lib/session/customer-cookie';
import { writeSession } from '@/lib/session/session';
import { cookieJar } from '../stubs/next-headers.ts';

const cookie = customerCookie('draft', z.object({ customer: z.string(), words: z.string() }));
const omars = { customer: '2', words: 'Gate code 7' };
const guests = { customer: '', words: 'A guest’s' };

const profile = { firstName: '', lastName: '', email: '', phone: '', picture: '', isAdmin: false, hasPassword: true };
const signsIn = (id: string) => writeSession({ token: 'x', customer: { id, ...profile }, signedInAt: 0 });

beforeEach(() => {
  cookieJar.clear();
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('SITE_URL', 'http://shop.test');
  vi.stubEnv('PROXIES', '0');
  vi.stubEnv('SESSION_PASSWORDS', 'a-password-of-this-test-with-32-letters');
});

test.each([
  ['their own customer', '2', omars, omars],
  ['another customer', '1', omars, null],
  ['a guest', '', omars, null],
  ['a guest, of a guest', '', guests, guests],
  ['a customer, of a guest', '2', guests, null],
])('read by %s', async (_, reader, content, found) => {
  await cookie.write(content);
  if (reader !== '') await signsIn(reader);
  expect(await cookie.read()).toEqual(found);
  expect(await cookie.readAnybodys()).toEqual(content);
});
