/** What is passed on to the thread that makes pages, and what comes back; the rest is in front.test.ts. */
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { forwardTo, markForm } from '@/hosting/node/front/forward.mjs';
import german from '@/messages/de.json';
import { serveLocally } from '../../../../support/local-server.ts';

const secret = 'a secret';

test('a form that script has sent is marked for it, and nothing that Next might hand on', () => {
  const form = { 'next-action': '7f', cookie: 'a=1' };
  const picture = { cookie: 'a=1' };
  for (const headers of [form, picture]) markForm({ headers } as unknown as IncomingMessage, secret);
  expect(form).toEqual({ 'next-action': '7f', cookie: 'a=1', 'x-doorstep-front': secret });
  expect(picture).toEqual({ cookie: 'a=1' });
});

test('a form that Next does not know is answered by a page in the customer’s language, but not where script sent it', async () => {
  const pages = await serveLocally((request, response) => {
    request.resume();
    response.writeHead(409, { 'content-type': 'text/plain' }).end('Server Action unavailable.');
  });
  const forward = forwardTo({ port: Number(new URL(pages.origin).port), secret });
  const front = await serveLocally((request, response) => forward(request, response, ''));
  const posts = async (headers: Record<string, string>) => {
    const form = { method: 'POST', body: 'note=soup', headers: { accept: 'text/html', ...headers } };
    const answer = await fetch(`${front.origin}/de/checkout`, form);
    return { status: answer.status, again: answer.headers.get('retry-after'), text: await answer.text() };
  };
  const page = await posts({});
  expect(page).toMatchObject({ status: 409, again: null, text: expect.stringContaining(german.errorPage.crash) });
  expect(page.text).not.toContain(german.errorPage.restartingForm);
  expect(await posts({ 'next-action': '7f' })).toMatchObject({ status: 409, text: 'Server Action unavailable.' });
  for (const server of [front, pages]) server.stop();
});

test('what asks for a part of a file, or only for one of another version, asks for the file', async () => {
  const pages = await serveLocally(({ headers }, response) => response.end(JSON.stringify(headers)));
  const forward = forwardTo({ port: Number(new URL(pages.origin).port), secret });
  const front = await serveLocally((request, response) => forward(request, response, ''));
  const unmet = { range: 'bytes=9-', 'if-range': '"a"', 'if-match': '"a"', 'if-unmodified-since': 'yesterday' };
  const met = { 'if-none-match': '"b"', 'if-modified-since': 'today' };
  const passed = await (await fetch(`${front.origin}/icons/icon.png`, { headers: { ...unmet, ...met } })).json();
  expect(passed).toMatchObject(met);
  expect(Object.keys(passed).filter(name => name in unmet)).toEqual([]);
  for (const server of [front, pages]) server.stop();
});
