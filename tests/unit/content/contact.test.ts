import { expect, test } from 'vitest';
import { contactOf } from '@/lib/content/contact';

test('a number is dialled without what people write between its digits', () => {
  expect(contactOf({ phone: '+998 (71) 200-00 00' }).phone).toEqual({
    text: '+998 (71) 200-00 00',
    number: '+998712000000',
  });
});

test('what cannot be dialled or written to is no way to a person', () => {
  expect(contactOf({ phone: 'soon', email: 'hello' })).toEqual({ phone: null, email: null, address: '' });
  expect(contactOf({ email: 'a@b.example?bcc=c@d.example' }).email).toBeNull();
});

test('an address of two hundred thousand dots is none', () => {
  expect(contactOf({ email: `a@${'.'.repeat(200_000)}@` }).email).toBeNull();
  expect(contactOf({ email: 'help@mail.doorstep.example' }).email).toBe('help@mail.doorstep.example');
});
