import { channel } from 'node:diagnostics_channel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { shortText } from '@/lib/api/schema';
import { formAction } from '@/lib/forms/form-action';
import { untouched } from '@/lib/forms/form-state';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { readUnsent } from '@/lib/forms/unsent';
import { redirect } from '@/lib/paths/redirect';
import { requestPathHeader } from '@/lib/paths/request-path';
import { writeSession } from '@/lib/session/session';
import { requireSession } from '@/lib/session/session-ended';
import german from '../../../messages/de.json' with { type: 'json' };
import english from '../../../messages/en.json' with { type: 'json' };
import { cookieJar, request } from '../stubs/next-headers.ts';

const schema = z.object({ email: z.email('email'), password: z.string('required').min(6, 'passwordShort') });
const { email, passwordShort, required, emailTaken, offline, refused, fieldRefused } = german.errors;

const signUp = formAction(schema, async ({ inputs }) => {
  if (inputs.email === 'both@example.com') return refuse('offline', 'refused');
  if (inputs.email === 'taken@example.com') return refuseFields({ email: 'emailTaken' });
  if (inputs.email === 'short@example.com')
    return refuse({ key: 'checkout.minimum', values: { amount: '5', shop: 'Roma' } });
  return 'done';
});

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const inOrder = { email: 'a@example.com', password: 'abcdef' };

beforeEach(() => {
  cookieJar.clear();
  vi.stubEnv('API_URL', 'http://api.test');
  vi.stubEnv('SITE_URL', 'http://shop.test');
  vi.stubEnv('PROXIES', '0');
  vi.stubEnv('SESSION_PASSWORDS', 'a-password-of-this-test-with-32-letters');
  request.headers = new Headers({ [requestPathHeader]: '/de/shop/5?q=x' });
});

test('it reports that it was called: what throws from then on is a fault of ours', async () => {
  const report = vi.fn();
  const actions = channel('doorstep:action');
  actions.subscribe(report);
  await signUp(untouched, posted(inOrder));
  actions.unsubscribe(report);
  expect(report).toHaveBeenCalledTimes(1);
});

test('what was typed is read as the answer of the API will be, but for secrets', async () => {
  const act = vi.fn(async (_: { inputs: object }) => 'done' as const);
  const typed = `Omar\u202e${'\u0310'.repeat(20)}`;
  await formAction(z.looseObject({}), act)(untouched, posted({ name: typed, password: typed }));
  expect(act.mock.calls[0]?.[0].inputs).toEqual({ name: shortText.parse(typed), password: typed });
});

describe('a form that is not in order', () => {
  test.each([undefined, null, 'words', [], {}])('may be none at all (%o): anybody can call an action', async sent => {
    const answered = await signUp(untouched, sent as unknown as FormData);
    expect(answered).toMatchObject({ status: 'refused', fields: { password: [required] } });
  });

  test('says so beside its fields and gives back what was typed, but no secret and nothing of the framework', async () => {
    const state = await signUp(
      untouched,
      posted({ email: 'nobody', password: 'abc', code: '1', $ACTION_ID_1: 'x', note: 'hi' }),
    );
    expect(state).toEqual({
      status: 'refused',
      fields: { email: [email], password: [passwordShort] },
      form: [],
      values: { email: 'nobody', note: 'hi' },
    });
  });

  test('with a field missing is refused at that field', async () => {
    expect((await signUp(untouched, posted({ email: 'a@example.com' }))).fields).toEqual({ password: [required] });
  });

  test('never echoes a file', async () => {
    const form = posted({ email: 'nobody', password: 'abcdef' });
    form.append('picture', new Blob(['x']), 'x.png');
    expect((await signUp(untouched, form)).values).toEqual({ email: 'nobody' });
  });

  test('speaks no English of the schema itself', async () => {
    const strict = formAction(z.object({ id: z.string().regex(/^\d$/) }), async () => 'done' as const);
    const answered = await strict(untouched, posted({ id: 'x' }));
    expect(answered).toMatchObject({ fields: { id: [fieldRefused] }, form: [refused] });
  });
});

describe('a form that no page of ours has', () => {
  test('is read up to as much text as a form without a picture may have', async () => {
    const long = 'n'.repeat(3_000_000);
    const { values } = await signUp(untouched, posted({ email: 'nobody', password: 'abc', note: long, other: long }));
    expect(Object.values(values).join('').length).toBe(64 * 1024 - 'abc'.length);
  });

  const kinds = vi.fn();
  const choose = formAction(z.object({ kinds: z.array(z.string()).default([]) }), async ({ inputs }) => {
    kinds(inputs.kinds);
    return 'done';
  });

  test('makes no list as long as an index in a name says', async () => {
    await choose(untouched, posted({ 'kinds[30000]': 'x' }));
    expect(kinds).toHaveBeenLastCalledWith([]);
  });

  test.each([
    ['an order to the parser', { __intent__: '{"type":"update","payload":{"name":"kinds[30000]","value":"x"}}' }],
    ['an order that is none', { __intent__: '{' }],
    ['a state of the parser', { __state__: '{' }],
    ['a path', { 'kinds.a.b': 'x' }],
  ])('is read without %s', async (_, fields) => {
    kinds.mockClear();
    expect(await choose(untouched, posted(fields))).toMatchObject({ status: 'done' });
    expect(kinds.mock.calls).toEqual([[[]]]);
  });

  test('is read up to a thousand fields, however often it names one', async () => {
    const form = new FormData();
    for (let field = 0; field < 1500; field += 1) form.append('kinds', String(field));
    await choose(untouched, form);
    expect(kinds.mock.lastCall?.[0]).toHaveLength(1000);
  });
});

describe('a form that is in order', () => {
  test('counts a line break as one character, as the field does in which it was typed', async () => {
    const note = formAction(z.object({ note: z.string().max(5, 'tooLong') }), async ({ inputs }) =>
      inputs.note === 'a\nb\nc' ? 'done' : refuse('refused'),
    );
    expect((await note(untouched, posted({ note: 'a\r\nb\r\nc' }))).status).toBe('done');
  });

  test('is done, and empty again', async () => {
    expect(await signUp(untouched, posted(inOrder))).toEqual({ status: 'done', fields: {}, form: [], values: {} });
  });

  test('may be refused as a whole, with what was typed', async () => {
    const state = await signUp(untouched, posted({ ...inOrder, email: 'both@example.com' }));
    expect(state).toMatchObject({ form: [offline, refused], values: { email: 'both@example.com' } });
    expect(JSON.stringify(state)).not.toContain('abcdef');
  });

  test('may be refused beside a field', async () => {
    const state = await signUp(untouched, posted({ ...inOrder, email: 'taken@example.com' }));
    expect(state).toMatchObject({ status: 'refused', fields: { email: [emailTaken] }, form: [] });
  });

  test('is refused in sentences with their values, in the language of the page', async () => {
    request.headers = new Headers({ [requestPathHeader]: '/cart' });
    const state = await signUp(untouched, posted({ ...inOrder, email: 'short@example.com' }));
    expect(state.form).toEqual([english.errors.checkout.minimum.replace('{amount}', '5').replace('{shop}', 'Roma')]);
  });
});

describe('without script, what a customer typed outlasts the answer', () => {
  test.each([
    ['as the schema has it', {}, 'done'],
    ['in a field', inOrder, refuseFields({ email: 'emailTaken' })],
    ['as a whole', inOrder, refuse('offline')],
  ] as const)('refused %s', async (_, typed, answer) => {
    await writeSession({ token: 'x', customer: nora, signedInAt: 0 });
    await formAction(schema, async () => answer)(untouched, posted(typed));
    expect(cookieJar.has('unsent')).toBe(true);
    await formAction(schema, async () => 'done')(untouched, posted(inOrder));
    expect(cookieJar.has('unsent')).toBe(false);
  });
});

test('what was typed is kept where the form leads to a page that comes back', async () => {
  await writeSession({ token: 'x', customer: nora, signedInAt: 0 });
  const elsewhere = formAction(schema, async ({ keepTyped }) => {
    await keepTyped();
    redirect('/de/address');
  });
  await expect(elsewhere(untouched, posted(inOrder))).rejects.toMatchObject({
    digest: expect.stringContaining(';/de/address;'),
  });
  expect(await readUnsent()).toEqual({ email: inOrder.email });
});

test('a redirect passes through', async () => {
  const leave = formAction(schema, async () => redirect('/de/cart'));
  await expect(leave(untouched, posted(inOrder))).rejects.toMatchObject({
    digest: expect.stringContaining(';/de/cart;'),
  });
});

test.each([
  ['//evil.example/x?q=//y', '/evil.example/x?q=//y'],
  ['/\\evil.example', '/evil.example'],
  ['/de//evil.example', '/de/evil.example'],
])('a form of the page %s leads back to no other site', async (page, to) => {
  request.headers = new Headers({ [requestPathHeader]: page });
  const back = formAction(schema, async ({ pagePath }) => redirect(pagePath));
  await expect(back(untouched, posted(inOrder))).rejects.toMatchObject({ digest: expect.stringContaining(`;${to};`) });
});

describe('a session that has ended', () => {
  const over = (): Outcome<null> => ({ ok: false, why: 'unauthorized' });
  const to = (path: string) =>
    expect.stringMatching(new RegExp(`;/de/login\\?ended=[\\w-]+&${new URLSearchParams({ returnTo: path })};`));

  test('leads to the login page and back to the form, with what was typed', async () => {
    await writeSession({ token: 'x', customer: nora, signedInAt: 0 });
    const act = formAction(schema, async () => (requireSession(over()).ok ? 'done' : refuse('offline')));
    await expect(act(untouched, posted(inOrder))).rejects.toMatchObject({ digest: to('/de/shop/5?q=x') });
    expect(cookieJar.has('unsent')).toBe(true);
  });

  test('is noticed before anything is done for a guest who was signed in, but not where they sign in', async () => {
    cookieJar.set('me', '1.2');
    const done = formAction(schema, async () => 'done');
    await expect(done(untouched, posted(inOrder))).rejects.toMatchObject({ digest: to('/de/shop/5?q=x') });
    request.headers.set(requestPathHeader, '/de/login?returnTo=%2F');
    expect(await done(untouched, posted(inOrder))).toMatchObject({ status: 'done' });
  });

  test('leads back to where the action says', async () => {
    const act = formAction(schema, async () =>
      requireSession(over(), '/de/orders/7').ok ? 'done' : refuse('offline'),
    );
    await expect(act(untouched, posted(inOrder))).rejects.toMatchObject({ digest: to('/de/orders/7') });
  });

  test('is no other failure, and no answer', () => {
    expect(requireSession({ ok: false, why: 'offline' })).toEqual({ ok: false, why: 'offline' });
    expect(requireSession({ ok: true, value: 1 })).toEqual({ ok: true, value: 1 });
  });
});

const nora = {
  id: '1',
  firstName: 'Nora',
  lastName: '',
  email: 'nora@doorstep.test',
  phone: '',
  picture: '',
  isAdmin: false,
  hasPassword: true,
};
