/**
 * Nobody learns from our pages who has an account: an address that has one registers, and a stranger's asks for a new
 * password, with the same answers as any other. The mail alone knows better.
 */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cookieRule } from '@/lib/cookies/cookie-table';
import { seal } from '@/lib/cookies/seal';
import { readSession } from '@/lib/session/session';
import { checkCode, sendAgain } from '@/lib/sign-in/codes/code-actions';
import { askPhoneCode } from '@/lib/sign-in/codes/phone-actions';
import { readEntry, writeEntry } from '@/lib/sign-in/entry';
import { askReset } from '@/lib/sign-in/password-actions';
import { finishRegistration, register } from '@/lib/sign-in/registration-actions';
import { newEmail, newPhone, nora } from '../../support/customers.ts';
import { expectConsole, forgetConsole, said } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { type Answer, posts } from '../storefront/forms.ts';
import { lastOpened, opensPage } from '../storefront/pages.ts';
import { customers, failsOnce, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser } from '../storefront/session.ts';

beforeAll(() => {
  openStorefront();
  vi.stubEnv('SIGN_IN_WAYS', 'phone');
});
beforeEach(freshBrowser);

const phoneForm = '/login?way=phone&';

const entersCode = (code: string) => posts(checkCode, { code }, '/verify-phone');

/** Everything that somebody sees who has no letters of that person. */
async function outside(ask: () => Promise<Answer>) {
  cookieJar.clear();
  const asked = await ask();
  const cookie = cookieJar.get('entry')?.length;
  const wrong = [];
  for (let time = 0; time < 4; time++) wrong.push((await entersCode('000000')).state.fields);
  const again = await posts(sendAgain, {}, '/verify-phone');
  return { asked, cookie, wrong, again: { ...again, notice: null } };
}

test('registering looks the same whether the address has an account or not', async () => {
  const { email: taken } = await customers.create({ email: newEmail() });
  const free = newEmail();
  const seen = await outside(() => posts(register, { email: taken }, '/register'));
  expect(seen.asked).toMatchObject({ to: '/verify-phone' });
  expect(seen.wrong.map(fields => fields.code)).toEqual([['wrongCode'], ['wrongCode'], ['wrongCode'], ['codeTries']]);
  expect(seen).toEqual(await outside(() => posts(register, { email: free }, '/register')));
});

test('who comes back from the code page to correct the address or number finds it there, nobody else does', async () => {
  const fieldOf = (page: string | null) => /<input[^>]*name="(?:email|phone|login)"[^>]*>/.exec(page ?? '')?.[0];
  const [phone, email] = [newPhone(), newEmail()];
  const asks = [
    [phoneForm, () => posts(askPhoneCode, { phone }, phoneForm), `+${phone}`],
    ['/register?', () => posts(register, { email }, '/register'), email],
    ['/reset-password?', () => posts(askReset, { login: email }, '/reset-password'), email],
  ] as const;
  for (const [form, ask, typed] of asks) {
    await freshBrowser();
    await ask();
    const [, back = ''] = /href="([^"]*again=1[^"]*)"/.exec((await opensPage('/verify-phone')) ?? '') ?? [];
    expect(back).toContain(form);
    expect(fieldOf(await opensPage(back.replaceAll('&amp;', '&')))).toContain(`value="${typed}"`);
    expect(fieldOf(await opensPage(form))).not.toContain(typed);
  }
});

test('a code for an address that another tab has replaced since is not called wrong', async () => {
  const [first, second] = [newEmail(), newEmail()];
  await posts(register, { email: first }, '/register');
  expect(await opensPage('/verify-phone')).toContain(`name="to" value="${first}"`);
  await posts(register, { email: second }, '/register');
  const before = await readEntry();
  expect(await posts(checkCode, { to: first, code: '000000' }, '/verify-phone')).toMatchObject({
    ...{ to: '/verify-phone', notice: 'codeSentAgain', tone: 'warning' },
  });
  expect(await readEntry()).toEqual(before);
  expect(await opensPage('/verify-phone')).toContain(second);
  expect((await posts(checkCode, { to: second, code: '000000' }, '/verify-phone')).state.fields).toEqual({
    code: ['wrongCode'],
  });
});

test('a code that is too old is said to both', async () => {
  const { email: taken } = await customers.create();
  for (const email of [taken, newEmail()]) {
    await posts(register, { email }, '/register');
    const entry = await readEntry();
    if (entry?.step !== 'code') throw new Error('no code was sent');
    await writeEntry({ ...entry, sentAt: Date.now() - 3_600_000 });
    expect((await entersCode('000000')).state.fields).toEqual({ code: ['codeExpired'] });
    expect(await posts(sendAgain, {}, '/verify-phone')).toMatchObject({ to: '/verify-phone', notice: 'codeSentAgain' });
    expect(await sandbox.outbox(email)).toHaveLength(2);
  }
});

test('an old code for a forgotten password tells nobody who has an account either', async () => {
  const phone = newPhone();
  const { email } = await customers.create({ phone });
  for (const login of [phone, newPhone(), email, newEmail()]) {
    await freshBrowser();
    await posts(askReset, { login }, '/reset-password');
    const entry = await readEntry();
    if (entry?.step !== 'code') throw new Error('no code was asked for');
    await writeEntry({ ...entry, sentAt: Date.now() - 3_600_000 });
    expect((await entersCode('000000')).state.fields, login).toEqual({ code: ['codeExpired'] });
  }
});

test('a step that another build of ours has sealed in other words begins again, and says so', async () => {
  const entry = {
    step: 'code',
    kind: 'provider-phone',
    to: newPhone(),
    handle: 'h',
    isReset: false,
    sentAt: Date.now(),
  };
  const rule = { name: 'entry', seconds: cookieRule('entry').seconds };
  cookieJar.set('entry', await seal({ ...entry, back: '/', referral: '' }, rule));
  for (const act of [() => entersCode('123456'), () => posts(sendAgain, {}, '/verify-phone')])
    expect(await act()).toMatchObject({ to: '/login', notice: 'entryGone' });
});

test('the owner of the mailbox learns of the account, and is in it', async () => {
  const { email } = await customers.create();
  await posts(register, { email }, '/register');
  const entered = await entersCode(await sandbox.codeTo(email));
  expect(entered).toMatchObject({ notice: 'knownAccount' });
  expect(entered.to).toMatch(/^\/update-password\?/);
  expect((await readSession())?.customer.email).toBe(email);
});

test('on the way to the checkout nothing stands in between: no welcome, no new password', async () => {
  const returnTo = '/checkout';
  const email = newEmail();
  await posts(register, { email, returnTo }, '/register');
  expect(await entersCode(await sandbox.codeTo(email))).toMatchObject({ to: '/update-details' });
  expect(await opensPage('/verify-phone'), 'a step back').toBe(null);
  expect(lastOpened.to).toBe('/update-details');
  const named = await posts(finishRegistration, { firstname: 'Iris', password: 'six-or-more' }, '/update-details');
  expect(named).toMatchObject({ to: '/checkout' });
  expect((await readSession())?.customer.email).toBe(email);

  freshBrowser();
  await posts(register, { email, returnTo }, '/register');
  const code = await entersCode(await sandbox.codeTo(email));
  expect(code).toMatchObject({ to: '/checkout', notice: 'knownHere' });
  expect((await readSession())?.customer.email).toBe(email);
});

test.each(['lost', 'pressed twice'])('an account is made once, and entered: %s', async how => {
  const email = newEmail();
  await posts(register, { email }, '/register');
  await entersCode(await sandbox.codeTo(email));
  const step = cookieJar.get('entry') ?? '';
  if (how === 'lost') await failsOnce('lost', 'auth/after-verify');
  const finish = () => posts(finishRegistration, { firstname: 'Iris', password: 'six-or-more' }, '/update-details');
  expect((await finish()).to).toMatch(/^\/welcome/);
  cookieJar.set('entry', step);
  expect((await finish()).to).toMatch(/^\/welcome/);
  expect((await readSession())?.customer).toMatchObject({ email, firstName: 'Iris' });
  forgetConsole();
});

test('a code that nobody could check stands in no log', async () => {
  const ask = [() => posts(register, { email: newEmail() }, '/register'), () => posts(askReset, { login: nora }, '/')];
  for (const [index, path] of [
    /API: auth\/verify\/{id} gave/,
    /API: auth\/forgot\/email-password\/{id} gave/,
  ].entries()) {
    await ask[index]?.();
    await sandbox.fails('status', 'auth', { status: 503 });
    expect((await entersCode('314159')).state.form).toEqual(['offline']);
    expect(said.map(({ text }) => text).join()).not.toContain('314159');
    expectConsole('warn', path);
    await sandbox.recovers();
  }
});

test('a forgotten password looks the same for a stranger’s phone or e-mail address', async () => {
  const phone = newPhone();
  const { email } = await customers.create({ phone });
  const asks = (login: string) => () => posts(askReset, { login }, '/reset-password');
  expect(await outside(asks(phone))).toEqual(await outside(asks(newPhone())));
  expect(await outside(asks(email))).toEqual(await outside(asks(newEmail())));
});
