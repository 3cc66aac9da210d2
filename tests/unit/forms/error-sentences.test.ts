/** Schemas name their messages by strings, which the compiler does not check: each is a key of every catalogue. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isErrorKey } from '@/lib/forms/error-sentences';
import arabic from '../../../messages/ar.json' with { type: 'json' };
import german from '../../../messages/de.json' with { type: 'json' };
import english from '../../../messages/en.json' with { type: 'json' };

const modules = import.meta.glob<object>('/lib/*/*form-schema.ts', { eager: true });
const schemas = Object.values(modules).flatMap(module =>
  Object.values(module).filter(value => value instanceof z.ZodObject),
);
const messages = [...new Set(schemas.flatMap(schema => messagesIn(schema)))].toSorted();

test('the schemas of forms are found, with their messages', () => {
  expect(schemas.length).toBeGreaterThan(30);
  expect(messages).toEqual(expect.arrayContaining(['birthday', 'ratingMissing', 'required']));
});

test.each(messages)('%s is a key under errors in every catalogue', message => {
  expect(isErrorKey(message)).toBe(true);
  for (const { errors } of [english, german, arabic]) expect(errors).toHaveProperty(message);
});

test('a sentence, a group of keys, and what every object has are no keys', () => {
  for (const word of ['Invalid input', 'checkout', 'toString', 'checkout.toString', ''])
    expect(isErrorKey(word)).toBe(false);
});

/** Walks everything that a schema is made of and takes the messages that were written into it. */
function messagesIn(part: unknown, seen = new Set<unknown>()): string[] {
  if (part === null || typeof part !== 'object' || seen.has(part)) return [];
  seen.add(part);
  const def = '_zod' in part ? (part._zod as { def: { error?: (issue: object) => unknown } }).def : null;
  const message = def?.error?.({});
  const inner = Object.values(def ?? part).flatMap(value => messagesIn(value, seen));
  return typeof message === 'string' ? [message, ...inner] : inner;
}
