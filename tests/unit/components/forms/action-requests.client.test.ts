/** Is an action that never comes back given up, so that its form can be pressed again? Does it say its currency? */
import { beforeEach, expect, test, vi } from 'vitest';
import { prepareActions } from '@/components/forms/action-requests.client';
import { isUnanswered } from '@/lib/forms/unanswered';

const patience = new AbortController();
let limits: number[] = [];
let sent: unknown[] = [];

/** A line that went dead: a request ends only when somebody gives it up. */
function hangs(url: string, init?: RequestInit): Promise<Response> {
  sent.push([url, init]);
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(patience.signal.reason));
  });
}

const line = { fetch: hangs };
const action = { method: 'POST', headers: { 'Next-Action': '40a1' }, body: new FormData() };

beforeEach(() => {
  limits = [];
  sent = [];
  vi.stubGlobal('window', line);
  vi.stubGlobal('document', { documentElement: { dataset: { currency: '2' } } });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
    limits.push(milliseconds);
    return patience.signal;
  });
  prepareActions();
  prepareActions();
});

test('an action is given up in the end, as on a lost connection', async () => {
  const answer = line.fetch('/profile', action).catch((error: unknown) => error);
  expect(limits).toEqual([60_000]);
  patience.abort(new DOMException('It took too long.', 'TimeoutError'));
  expect(isUnanswered(await answer)).toBe(true);
});

test('an action says the currency of its page, beside what Next says', () => {
  void line.fetch('/profile', action);
  const [, init] = sent.flat() as [string, RequestInit];
  expect(Object.fromEntries(init.headers as Headers)).toEqual({ 'next-action': '40a1', 'x-doorstep-currency': '2' });
});

test('a picture has the time that a poor line needs for it', () => {
  const body = new FormData();
  body.set('1_picture', new File([new Uint8Array(400_000)], 'soup.webp'));
  void line.fetch('/profile', { ...action, body });
  expect(limits).toEqual([160_000]);
});

test('other requests are sent as they are', () => {
  void line.fetch('/api/here');
  void line.fetch('/api/cart', { method: 'POST', body: '{}' });
  expect(limits).toEqual([]);
  expect(sent).toEqual([
    ['/api/here', undefined],
    ['/api/cart', { method: 'POST', body: '{}' }],
  ]);
});
