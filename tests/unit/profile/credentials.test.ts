import { expect, test } from 'vitest';
import { credentialsOf } from '@/lib/profile/credentials';

test.each([
  ['Nora@Doorstep.test ', { email: 'nora@doorstep.test' }],
  [' +998 (90) 123-45-67', { phone: '998901234567' }],
  ['٩٩٨٩٠١٢٣٤٥٦٧', { phone: '998901234567' }],
  ['nora@doorstep', null],
  ['norá@doorstep.test', null],
  ['998901234567x', null],
  ['nora', null],
  ['123456', null],
])('%s is %j', (login, credentials) => {
  expect(credentialsOf(login)).toEqual(credentials);
});
