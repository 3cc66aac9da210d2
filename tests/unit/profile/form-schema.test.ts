/** What a customer may write about themselves. */
import { expect, test } from 'vitest';
import { detailsSchema, emptiedFields, passwordSchema } from '@/lib/profile/form-schema';

const keys = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each([
  [{ firstname: 'Jo' }, []],
  [{ firstname: 'J' }, ['firstname: tooShort']],
  [{ firstname: 'Jo', birthday: '2023-02-29' }, ['birthday: birthday']],
  [{ firstname: 'Jo', birthday: '2999-01-01' }, ['birthday: birthday']],
  [{ firstname: 'Jo', birthday: '1899-12-31' }, ['birthday: birthday']],
  [{ firstname: 'Jo', birthday: '2024-02-29' }, []],
])('%j: %j', (details, wrong) => {
  expect(keys(detailsSchema.safeParse(details))).toEqual(wrong);
});

test('passwords have eight characters and are typed twice', () => {
  const password = (first: string, second: string) =>
    keys(passwordSchema.safeParse({ password: first, password_confirmation: second }));
  expect(password('abcdefg', 'abcdefg')).toEqual(['password: passwordShort']);
  expect(password('abcdefgh', 'abcdefgi')).toEqual(['password_confirmation: passwordsDiffer']);
  expect(password('abcdefgh', 'abcdefgh')).toEqual([]);
});

test('what was there cannot be emptied, what was not may stay so', () => {
  const none = { firstname: 'Jo', lastname: '', birthday: '', gender: '' } as const;
  expect(emptiedFields(none, none)).toEqual([]);
  expect(emptiedFields(none, { ...none, lastname: 'Stone' })).toEqual(['lastname']);
});
