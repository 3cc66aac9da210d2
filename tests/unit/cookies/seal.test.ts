/** Sealed cookies: unreadable and unforgeable outside, and passwords can be rotated. */
import { unsealData } from 'iron-session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

vi.mock('iron-session', async load => {
  const actual = await load<typeof import('iron-session')>();
  return { ...actual, unsealData: vi.fn(actual.unsealData) };
});

const one = 'the-first-password-of-more-than-32-characters';
const two = 'the-second-password-of-more-than-32-characters';
const schema = z.object({ text: z.string() });
const hour = { name: 'draft', seconds: 3600 };

/** The environment is parsed once, so each set of passwords takes a fresh module. */
async function sealedWith(passwords: string) {
  vi.resetModules();
  vi.stubEnv('API_URL', 'http://127.0.0.1:4400');
  vi.stubEnv('SESSION_PASSWORDS', passwords);
  return import('@/lib/cookies/seal');
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('what is sealed opens, and does not show what it holds', async () => {
  const { seal, unseal } = await sealedWith(one);
  const sealed = await seal({ text: '12 Market Street' }, hour);
  expect(sealed).not.toContain('Market');
  expect(await unseal(sealed, schema, hour)).toEqual({ text: '12 Market Street' });
});

test('a cookie that comes with every page is opened once, and each page has a content of its own', async () => {
  const { seal, unseal } = await sealedWith(one);
  const sealed = await seal({ text: 'soup' }, hour);
  vi.mocked(unsealData).mockClear();
  const first = await unseal(sealed, schema, hour);
  if (first !== null) first.text = 'changed';
  expect(await unseal(sealed, schema, hour)).toEqual({ text: 'soup' });
  expect(unsealData).toHaveBeenCalledTimes(1);
  expect(await unseal(sealed, schema, { ...hour, name: 'session' })).toBeNull();
});

test('what was just opened wears out like any other', async () => {
  const { seal, unseal } = await sealedWith(one);
  const sealed = await seal({ text: 'soup' }, { ...hour, seconds: 90 });
  vi.setSystemTime(Date.now() + 80_000);
  expect(await unseal(sealed, schema, hour)).toEqual({ text: 'soup' });
  vi.setSystemTime(Date.now() + 80_000);
  expect(await unseal(sealed, schema, hour)).toBeNull();
});

test('after a rotation the old password still opens, the new one seals', async () => {
  const old = await (await sealedWith(one)).seal({ text: 'kept' }, hour);
  const both = await sealedWith(`${two},${one}`);
  expect(await both.unseal(old, schema, hour)).toEqual({ text: 'kept' });
  const fresh = await both.seal({ text: 'new' }, hour);

  const rotated = await sealedWith(two);
  expect(await rotated.unseal(fresh, schema, hour)).toEqual({ text: 'new' });
  expect(await rotated.unseal(old, schema, hour)).toBeNull();
});

test.each([
  ['nothing', undefined],
  ['an empty value', ''],
  ['a word', 'forged'],
  ['a plain object', '{"text":"forged"}'],
])('%s reads as none', async (_, value) => {
  const { unseal } = await sealedWith(one);
  expect(await unseal(value, schema, hour)).toBeNull();
});

test('what was sealed for one cookie opens in no other', async () => {
  const { seal, unseal } = await sealedWith(one);
  const sealed = await seal({ text: 'mine' }, hour);
  expect(await unseal(sealed, schema, { ...hour, name: 'session' })).toBeNull();
});

test('a seal with one sign changed reads as none', async () => {
  const { seal, unseal } = await sealedWith(one);
  const sealed = await seal({ text: 'mine' }, hour);
  const at = Math.floor(sealed.length / 2);
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  expect(await unseal(changed, schema, hour)).toBeNull();
});

test('a seal of another shape reads as none', async () => {
  const { seal, unseal } = await sealedWith(one);
  expect(await unseal(await seal({ words: 1 }, hour), schema, hour)).toBeNull();
});

test('a worn-out seal reads as none', async () => {
  const { seal, unseal } = await sealedWith(one);
  const sealed = await seal({ text: 'old' }, hour);
  vi.setSystemTime(new Date('2026-11-21T12:59:00Z'));
  expect(await unseal(sealed, schema, hour)).toEqual({ text: 'old' });
  vi.setSystemTime(new Date('2026-11-21T14:00:00Z'));
  expect(await unseal(sealed, schema, hour)).toBeNull();
});

test('a link is marked for its text alone, by any of the passwords', async () => {
  const { linkMark } = await sealedWith(one);
  const mark = linkMark('shop 5');
  expect(mark).toMatch(/^[\w-]{16}$/);

  const { isLinkMark } = await sealedWith(`${two},${one}`);
  expect(isLinkMark(mark, 'shop 5')).toBe(true);
  expect(isLinkMark(mark, 'shop 6')).toBe(false);
  const forged = [
    '',
    mark.slice(1),
    `${mark}A`,
    `${mark.slice(0, -1)}${mark.endsWith('A') ? 'B' : 'A'}`,
    'ß'.repeat(16),
  ];
  expect(forged.filter(one => isLinkMark(one, 'shop 5'))).toEqual([]);

  const rotated = await sealedWith(two);
  expect(rotated.linkMark('shop 5')).not.toBe(mark);
  expect(rotated.isLinkMark(mark, 'shop 5')).toBe(false);
});
