import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldRules } from '@/lib/forms/field-rules';
import { detailsSchema, passwordSchema } from '@/lib/profile/form-schema';
import { reviewFormSchema } from '@/lib/reviews/form-schema';
import { codeSchema, registerSchema } from '@/lib/sign-in/form-schema';
import english from '../../../messages/en.json' with { type: 'json' };

const { required, tooShort, email, passwordShort, ratingMissing } = english.errors;

test('a rule is what the schema asks for, with what it says of each way to miss it', async () => {
  const { firstname, lastname } = await fieldRules(detailsSchema);
  expect(firstname).toEqual({
    name: 'firstname',
    required: true,
    minLength: 2,
    maxLength: 100,
    'data-missing': required,
    'data-short': tooShort,
  });
  expect(lastname).toEqual({ name: 'lastname', maxLength: 100 });
  expect((await fieldRules(passwordSchema)).password).toMatchObject({ 'data-short': passwordShort });
});

test('what a field has to be is said in its own words, where it is not said already', async () => {
  const { email: field } = await fieldRules(registerSchema);
  expect(field).toMatchObject({ maxLength: 254, 'data-missing': required, 'data-malformed': email });
  expect((await fieldRules(reviewFormSchema)).rating).toEqual({
    name: 'rating',
    required: true,
    'data-missing': ratingMissing,
  });
});

test('no pattern is asked for: a code may be pasted with blanks, or typed in other numerals', async () => {
  expect((await fieldRules(codeSchema)).code).not.toHaveProperty('pattern');
});

test('no English of the schema gets through', async () => {
  const schema = z.object({ from: z.string().optional(), id: z.string().regex(/^\d$/) });
  expect(await fieldRules(schema)).toEqual({ from: { name: 'from' }, id: { name: 'id', required: true } });
});
