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

test('a text is signed for itself alone, by any of the passwords', async () => {
  const { sign } = await sealedWith(one);
  const signature = sign('shop 5');
  expect(signature).toMatch(/^[\w-]{16}$/);

  const { isSigned } = await sealedWith(`${two},${one}`);
  expect(isSigned(signature, 'shop 5')).toBe(true);
  expect(isSigned(signature, 'shop 6')).toBe(false);
  const forged = [
    '',
    signature.slice(1),
    `${signature}A`,
    `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
    'ß'.repeat(16),
  ];
  expect(forged.filter(one => isSigned(one, 'shop 5'))).toEqual([]);

  const rotated = await sealedWith(two);
  expect(rotated.sign('shop 5')).not.toBe(signature);
  expect(rotated.isSigned(signature, 'shop 5')).toBe(false);
});
