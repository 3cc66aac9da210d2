/** Where a refusal of the API is shown. */
import { expect, test } from 'vitest';
import { fieldKeys } from '@/lib/profile/refusal';

test('a refusal stands beside the field it is about, or on the form', () => {
  const refusal = (params: Record<string, string[]>) => ({
    ok: false as const,
    why: 'refused' as const,
    code: 'ERROR_400',
    message: 'Bad request.',
    params,
  });
  expect(fieldKeys(refusal({ email: ['taken'], 'notifications.0.id': ['x'] }), ['email', 'lastname'])).toEqual({
    email: 'emailTaken',
  });
  expect(fieldKeys(refusal({ lastname: ['x'] }), ['lastname'])).toEqual({ lastname: 'fieldRefused' });
  expect(fieldKeys(refusal({ images: ['x'] }), ['lastname'])).toBeNull();
  expect(fieldKeys({ ok: false, why: 'offline' }, ['email'])).toBeNull();
});
