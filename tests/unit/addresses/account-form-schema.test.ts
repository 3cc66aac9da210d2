/** Names and points of the addresses that an account saves. */
import { expect, test } from 'vitest';
import { accountAddressFormSchema, isNameTaken } from '@/lib/addresses/account-form-schema';

test('names are the same whatever their case and blanks, but never the same as themselves', () => {
  const others = [{ id: '1', title: 'Home' }];
  expect(isNameTaken(' hoME ', others)).toBe(true);
  expect(isNameTaken('Home', others, '1')).toBe(false);
  expect(isNameTaken('Work', others)).toBe(false);
});

test('a form without a place is no address', () => {
  expect(accountAddressFormSchema.safeParse({ title: 'Home', text: 'x', latitude: '', longitude: '' }).success).toBe(
    false,
  );
});
