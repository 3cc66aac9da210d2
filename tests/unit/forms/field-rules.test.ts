import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldRules } from '@/lib/forms/field-rules';
import { detailsSchema, passwordSchema } from '@/lib/profile/rules';
import { codeSchema, registerSchema } from '@/lib/sign-in/schema';
import english from '../../../messages/en.json' with { type: 'json' };

const { required, tooShort, email, passwordShort } = english.errors;

test('a rule is what the schema asks for, with what it says of each way to miss it', async () => {
  const { firstname, lastname } = await fieldRules(detailsSchema);
  expect(firstname).toMatchObject({ required: true, minLength: 2, maxLength: 100 });
  expect(firstname?.sentences).toMatchObject({ missing: required, short: tooShort });
  expect(lastname).toEqual({ maxLength: 100, sentences: {} });
  expect((await fieldRules(passwordSchema)).password?.sentences.short).toBe(passwordShort);
});

test('what a field has to be is said in its own words', async () => {
  expect((await fieldRules(registerSchema)).email).toMatchObject({
    maxLength: 254,
    sentences: { missing: required, malformed: email },
  });
});

test('no pattern is asked for: a code may be pasted with blanks, or typed in other numerals', async () => {
  expect(Object.keys((await fieldRules(codeSchema)).code ?? {}).toSorted()).toEqual(['required', 'sentences']);
});

test('a field that takes anything has no rule, and no English of the schema gets through', async () => {
  const rules = await fieldRules(z.object({ from: z.string().optional(), id: z.string().regex(/^\d$/) }));
  expect(rules).toEqual({ id: { required: true, sentences: {} } });
});
