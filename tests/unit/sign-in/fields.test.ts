/** What people type at the door, as they type it. */
import { expect, test } from 'vitest';
import { codeField, emailField, loginField, phoneField, referralField, typedPassword } from '@/lib/sign-in/fields';

test.each([
  ['123456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  [' 123 456\n', '123456'],
])('the code %j is %s', (typed, code) => {
  expect(codeField.parse(typed)).toBe(code);
});

test.each([
  ['', 'required'],
  [undefined, 'required'],
  ['12345', 'wrongCode'],
  ['1234567', 'wrongCode'],
  ['12345a', 'wrongCode'],
  ['../../x', 'wrongCode'],
])('the code %j is none: %s', (typed, key) => {
  expect(codeField.safeParse(typed).error?.issues[0]?.message).toBe(key);
});

test.each([
  [' Nora@Doorstep.TEST ', 'nora@doorstep.test'],
  ['a.b+c@mail.example', 'a.b+c@mail.example'],
])('the e-mail %j is %s', (typed, email) => {
  expect(emailField.parse(typed)).toBe(email);
});

test.each([
  ['', 'required'],
  ['nora', 'email'],
  ['nora@', 'email'],
  [`${'x'.repeat(250)}@mail.test`, 'tooLong'],
])('the e-mail %j is none: %s', (typed, key) => {
  expect(emailField.safeParse(typed).error?.issues[0]?.message).toBe(key);
});

test.each([
  ['+998 (90) 123-45-67', '998901234567'],
  ['+٩٩٨ ٩٠ ١٢٣ ٤٥ ٦٧', '998901234567'],
])('the phone %j is %s', (typed, phone) => {
  expect(phoneField.parse(typed)).toBe(phone);
});

test.each([
  ['', 'phoneRequired'],
  ['12', 'phone'],
  ['call me', 'phone'],
])('the phone %j is none: %s', (typed, key) => {
  expect(phoneField.safeParse(typed).error?.issues[0]?.message).toBe(key);
});

test.each([
  ['an e-mail address or a phone', loginField, 254],
  ['a password', typedPassword, 200],
] as const)('%s may be anything of some length', (_, field, most) => {
  const wrong = (typed?: string) => field.safeParse(typed).error?.issues[0]?.message;
  expect([wrong(), wrong(''), wrong('x'), wrong('x'.repeat(most)), wrong('x'.repeat(most + 1))]).toEqual([
    ...['required', 'required'],
    ...[undefined, undefined],
    'tooLong',
  ]);
});

test('blanks around an e-mail address are not meant, those of a password are', () => {
  expect([loginField.parse(' nora '), typedPassword.parse(' pass ')]).toEqual(['nora', ' pass ']);
});

test('an invitation that no code can be is none', () => {
  expect(referralField.parse(' AB12-cd_9 ')).toBe('AB12-cd_9');
  expect(referralField.parse('<script>')).toBe('');
  expect(referralField.parse(undefined)).toBe('');
});
