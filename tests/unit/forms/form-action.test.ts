import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formAction, untouched } from '@/lib/forms/form-action';
import { request } from '../stubs/next-headers.ts';

const schema = z.object({ email: z.email('email'), password: z.string('required').min(6, 'short') });
const signUp = formAction(schema, async ({ value, pagePath, locale, refuse, done }) => {
  if (value.email === 'taken@example.com') return refuse('taken', 'tryAnother');
  if (value.email === 'where@example.com') return refuse(pagePath, locale);
  return done();
});

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

beforeEach(() => {
  request.headers = new Headers({ 'x-doorstep-address': '/de/shop/5?q=x' });
});

describe('a form that is not in order', () => {
  test('names its fields and gives back what was typed, but no secret and nothing of the framework', async () => {
    const state = await signUp(
      untouched,
      posted({ email: 'nobody', password: 'abc', code: '1', $ACTION_ID_1: 'x', note: 'hi' }),
    );
    expect(state).toEqual({
      status: 'refused',
      fields: { email: ['email'], password: ['short'] },
      form: [],
      values: { email: 'nobody', note: 'hi' },
    });
  });

  test('with a field missing is refused at that field', async () => {
    expect((await signUp(untouched, posted({ email: 'a@example.com' }))).fields).toEqual({ password: ['required'] });
  });

  test('never echoes a file', async () => {
    const form = posted({ email: 'nobody', password: 'abcdef' });
    form.append('picture', new Blob(['x']), 'x.png');
    expect((await signUp(untouched, form)).values).toEqual({ email: 'nobody' });
  });
});

describe('a form that is in order', () => {
  test('is done, and empty again', async () => {
    const state = await signUp(untouched, posted({ email: 'a@example.com', password: 'abcdef' }));
    expect(state).toEqual({ status: 'done', fields: {}, form: [], values: {} });
  });

  test('may be refused as a whole, with what was typed', async () => {
    const state = await signUp(untouched, posted({ email: 'taken@example.com', password: 'abcdef' }));
    expect(state).toMatchObject({ form: ['taken', 'tryAnother'], values: { email: 'taken@example.com' } });
    expect(JSON.stringify(state)).not.toContain('abcdef');
  });

  test('knows the page it stands on', async () => {
    const state = await signUp(untouched, posted({ email: 'where@example.com', password: 'abcdef' }));
    expect(state.form).toEqual(['/de/shop/5?q=x', 'de']);
  });
});

test('a redirect passes through', async () => {
  const leave = formAction(schema, async () => {
    throw new Error('NEXT_REDIRECT');
  });
  await expect(leave(untouched, posted({ email: 'a@example.com', password: 'abcdef' }))).rejects.toThrow(
    'NEXT_REDIRECT',
  );
});
