/** What was typed before a session ended is kept for its customer, in letters of any script. */
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsent, keepUnsent, readUnsent, readUnsentFiles } from '@/lib/forms/unsent';
import { requestPathHeader } from '@/lib/paths/request-path';
import { writeSession } from '@/lib/session/session';
import { cookieJar, request } from '../stubs/next-headers.ts';

const page = '/orders/12345/review';
const nora = {
  ...{ id: '118', firstName: 'Nora', lastName: '', email: 'nora@doorstep.test', phone: '', picture: '' },
  ...{ isAdmin: false, hasPassword: true },
};

beforeEach(async () => {
  cookieJar.clear();
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('PROXIES', '0');
  vi.stubEnv('SESSION_PASSWORDS', 'a-password-of-this-test-with-32-letters');
  request.headers = new Headers({ [requestPathHeader]: page });
  await writeSession({ token: '1|t', customer: nora, signedInAt: 1 });
});

/** Of a thousand letters, few of which come twice, as packing makes repeated ones small. */
function thousand(from: number, kinds: number): string {
  return Array.from({ length: 1000 }, (_, at) => String.fromCodePoint(from + ((at * 7919) % kinds))).join('');
}

test.each([
  ['Latin', thousand(0x61, 26)],
  ['Cyrillic', thousand(0x430, 32)],
  ['Chinese', thousand(0x4e00, 3001)],
])('the longest review in %s letters waits for its customer', async (_script, comment) => {
  const values = { order: '12345', of: 'c0ffee00-0000-4000-8000-000000000000', rating: '2', comment };
  await keepUnsent('118', page, values);
  expect(await readUnsent()).toEqual(values);
  request.headers = new Headers({ [requestPathHeader]: '/orders/12346/review' });
  expect(await readUnsent()).toEqual({});
});

test('a form of another page that succeeds leaves it', async () => {
  await keepUnsent('118', page, { comment: 'Cold soup' });
  await forgetUnsent('/address?returnTo=%2F');
  expect(await readUnsent()).toEqual({ comment: 'Cold soup' });
  await forgetUnsent(`${page}?page=2`);
  expect(await readUnsent()).toEqual({});
});

test('of chosen pictures the page knows the field alone, as long as the form is not sent', async () => {
  await keepUnsent('118', page, { comment: thousand(0x4e00, 3001) }, { files: ['pictures'] });
  expect(await readUnsentFiles()).toEqual(['pictures']);
  await keepUnsent('118', page, { comment: 'Cold soup' });
  expect(await readUnsentFiles()).toEqual([]);
});

test('nobody else reads it', async () => {
  await keepUnsent('119', page, { comment: thousand(0x4e00, 3001) });
  expect(await readUnsent()).toEqual({});
});
