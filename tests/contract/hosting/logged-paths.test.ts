/** What the log says of a call without a usable answer: the words of its path, and nothing of a customer's. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { expectConsole } from '../../unit/stubs/console.ts';

let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(500).end());
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

test.each([
  ['dashboard/user/orders/75', 'dashboard/user/orders/{id}'],
  ['auth/verify/123456', 'auth/verify/{id}'],
  ['rest/cart/8/member/uHi3Kx', 'rest/cart/{id}/member/{id}'],
])('of %s only the words are told', async (path, told) => {
  vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('SESSION_PASSWORDS', 'x'.repeat(32));
  await callApi({ path, locale: 'de', schema: z.unknown() });
  expectConsole('warn', new RegExp(`^API: ${RegExp.escape(told)} gave no usable answer: status 500$`));
});
