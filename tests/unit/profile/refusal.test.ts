/** Where a refusal of the API is shown. */
import { expect, test } from 'vitest';
import { fieldErrors } from '@/lib/profile/refusal';

test('a refusal stands beside the field it is about, or on the form', () => {
  const refusal = (params: Record<string, string[]>) => ({
    ok: false as const,
    why: 'refused' as const,
    code: 'ERROR_400',
    message: 'Bad request.',
    params,
  });
  expect(fieldErrors(refusal({ birthday: ['late'], 'notifications.0.id': ['x'] }), ['birthday', 'lastname'])).toEqual({
    birthday: 'birthday',
  });
  expect(fieldErrors(refusal({ lastname: ['x'] }), ['lastname'])).toEqual({ lastname: 'fieldRefused' });
  expect(fieldErrors(refusal({ images: ['x'] }), ['lastname'])).toBeNull();
  expect(fieldErrors({ ok: false, why: 'offline' }, ['birthday'])).toBeNull();
});
