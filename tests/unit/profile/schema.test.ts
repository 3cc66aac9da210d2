/** The profile as the API sends it. */
import { expect, test } from 'vitest';
import { ownProfileSchema } from '@/lib/profile/schema';

test('the wire’s birthday is a day, and what is missing is empty', () => {
  const user = { id: 1, firstname: 'Jo', lastname: null, empty_p: true, active: 1 };
  expect(ownProfileSchema.parse(user)).toMatchObject({ birthday: '', gender: '', switches: [] });
  expect(ownProfileSchema.parse({ ...user, birthday: '1995-04-30 00:00:00Z', gender: 'male' })).toMatchObject({
    birthday: '1995-04-30',
    gender: 'male',
    customer: { hasPassword: false },
  });
  expect(ownProfileSchema.safeParse({ firstname: 'nobody' }).success).toBe(false);
});
