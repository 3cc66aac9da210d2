/** What was written into a chat and has not arrived is there again after its page was left, under the id it had. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isKeptMessage, keepMessages, keptMessages } from '@/components/chat/kept-messages.client';
import type { Outgoing } from '@/components/chat/outgoing';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const message = (key: string, more: Partial<Outgoing> = {}): Outgoing => ({
  ...{ key, text: `words of ${key}`, picture: null, state: 'failed', sentence: 'No connection', form: new FormData() },
  ...more,
});

test('what failed, and what was on its way, can be sent again by a press, once', () => {
  keepMessages('12', [message('a'), message('b', { state: 'sending' }), message('c', { state: 'sent' })]);
  const kept = keptMessages('12', { chat: '12' });
  expect(kept.map(({ key, text, state }) => [key, text, state])).toEqual([
    ['a', 'words of a', 'failed'],
    ['b', 'words of b', 'failed'],
  ]);
  expect([...(kept[0]?.form ?? [])]).toEqual([
    ['chat', '12'],
    ['key', 'a'],
    ['text', 'words of a'],
  ]);
  keepMessages('12', []);
  expect([keptMessages('12', { chat: '12' }), stored.size]).toEqual([[], 0]);
});

test('what was deleted is not there again, and the field that begins with its words knows of it', () => {
  keepMessages('12', [message('a', { state: 'discarded' }), message('b')]);
  const kept = keptMessages('12', { chat: '12' });
  expect(kept.map(({ key, state }) => [key, state])).toEqual([
    ['a', 'discarded'],
    ['b', 'failed'],
  ]);
  expect([...stored.values()].join()).not.toContain('words of a');
  expect([isKeptMessage('12', 'a'), isKeptMessage('12', 'c')]).toEqual([true, false]);
  keepMessages('12', kept);
  expect(isKeptMessage('12', 'a')).toBe(true);
});

test('what could not begin a chat is addressed to its partner', () => {
  keepMessages('12', [message('a')]);
  expect(keptMessages('12', { with: 'admin' })[0]?.form.get('with')).toBe('admin');
});

test('another chat knows nothing of it', () => {
  keepMessages('12', [message('a')]);
  expect(keptMessages('13', { chat: '13' })).toEqual([]);
});

test('a picture is too large for it; the words beside it are there again', () => {
  const picture = 'data:image/png;base64,AAAA';
  keepMessages('12', [message('a', { picture }), message('b', { picture, text: '' })]);
  expect([...stored.values()].join()).not.toContain('base64');
  expect(keptMessages('12', { chat: '12' })).toMatchObject([{ key: 'a', text: 'words of a', picture: null }]);
});

test.each(['{', '{"a":1}', '[{"key":1}]'])('what stands there and is none of ours breaks nothing: %s', written => {
  stored.set('chat 12', written);
  expect(keptMessages('12', { chat: '12' })).toEqual([]);
});

test('a browser that refuses its storage breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepMessages('12', [message('a')])).not.toThrow();
  expect(keptMessages('12', { chat: '12' })).toEqual([]);
});
