import { expect, test } from 'vitest';
import { isCommonPassword, newPasswordField } from '@/lib/profile/new-password';

test('a password keeps its blanks, and is long enough', () => {
  expect(newPasswordField.parse('  eight ')).toBe('  eight ');
  expect(newPasswordField.safeParse('1234567').error?.issues[0]?.message).toBe('passwordShort');
  expect(newPasswordField.safeParse('x'.repeat(201)).error?.issues[0]?.message).toBe('tooLong');
});

test.each(['password', 'PassWord', '12345678', 'iloveyou', 'qwertyuiop', 'dalmatio'])(
  '%s is guessed first',
  async known => {
    expect(await isCommonPassword(known)).toBe(true);
  },
);

test.each(['doorstep1', 'correct horse battery', 'a bakery on the hill'])('%s is not', async own => {
  expect(await isCommonPassword(own)).toBe(false);
});
