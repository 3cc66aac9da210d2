import { beforeEach, describe, expect, test } from 'vitest';
import { hamletMarket } from '../../hamlet-market.ts';

let market = hamletMarket();
beforeEach(() => {
  market = hamletMarket();
});
const email = 'lena@mail.test';
const auth = (path: string, body: object = {}) => market.post(`/api/v1/auth/${path}`, body);
const register = (body: object) => auth('register', body);
const codeSentTo = async (to: string): Promise<string> => (await market.messageTo(to)).code;
const verify = (code: string, query = '') => market.send(`/api/v1/auth/verify/${code}${query}`);
const details = { email, firstname: 'Lena', lastname: 'Park', password: 'secret1', password_confirmation: 'secret1' };
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');

describe('by e-mail', () => {
  test('takes a code, its proof and the details, then opens the account', async () => {
    const sent = await market.post('/api/v1/auth/register?email=Lena@Mail.test', {});
    expect(sent.body).toMatchObject({ status: true, message: 'User send email', data: [] });
    expect((await verify(await codeSentTo(email))).body.data).toEqual({ email });
    const { body } = await auth('after-verify', details);
    expect(body.message).toBe('User successfully registered');
    expect(body.data.user).toMatchObject({ firstname: 'Lena', email, gender: 'male', empty_p: false });
    const headers = { Authorization: `Bearer ${body.data.token}` };
    const profile = (await market.send('/api/v1/dashboard/user/profile/show', { headers })).body.data;
    expect(profile).toMatchObject({ wallet: { price: 0 }, email_subscribe: { active: 1 } });
    expect(profile.notifications).toHaveLength(4);
    expect((await auth('login', { email, password: 'secret1' })).status).toBe(200);
  });

  test('is closed to a taken address, and to nothing at all', async () => {
    const { status, body } = await register({ email: 'Nora@doorstep.test' });
    expect([status, body.params]).toEqual([400, { email: ['The email has already been taken.'] }]);
    expect((await register({})).body.message).toBe('Phone or Email not found');
  });

  test('the details without the proof, or long after it, are refused', async () => {
    expect((await auth('after-verify', details)).status).toBe(404);
    await register({ email });
    expect((await auth('after-verify', details)).body.statusCode).toBe('ERROR_103');
    await verify(await codeSentTo(email));
    await market.later(3601);
    expect((await auth('after-verify', details)).body.statusCode).toBe('ERROR_103');
  });

  test('nobody takes over an account by its details', async () => {
    const { status, body } = await auth('after-verify', { ...details, email: 'nora@doorstep.test' });
    expect([status, Object.keys(body.params)]).toEqual([400, ['email']]);
  });

  test('a code ends by the setting and the clock; a resent one works, the old one does not', async () => {
    await market.post('/_sandbox/settings', { otp_expire_time: '2' });
    await register({ email });
    const first = await codeSentTo(email);
    await market.later(121);
    expect((await verify(first)).body.statusCode).toBe('ERROR_203');
    expect((await auth('resend-verify', { email })).body).toMatchObject({ message: 'ERROR_216', data: null });
    expect((await verify(first)).status).toBe(404);
    expect((await verify(await codeSentTo(email))).status).toBe(200);
    expect((await auth('resend-verify', { email: 'nobody@mail.test' })).status).toBe(404);
  });

  test('guesses are counted where the e-mail is named', async () => {
    await register({ email });
    const code = await codeSentTo(email);
    for (let tries = 0; tries < 3; tries++) expect((await verify(wrongFor(code), `?email=${email}`)).status).toBe(404);
    expect((await verify(code, `?email=${email}`)).body.statusCode).toBe('ERROR_202');
  });

  test("the referrer's code is kept from the first step and the referrer hears of it", async () => {
    const nora = market.store.one<{ my_referral: string }>("SELECT my_referral FROM users WHERE firstname = 'Nora'");
    expect((await register({ email, referral: 'NOBODY' })).body.params).toHaveProperty('referral');
    await register({ email, referral: nora?.my_referral });
    await verify(await codeSentTo(email));
    const { body } = await auth('after-verify', details);
    expect(body.data.user.referral).toBe(nora?.my_referral);
    expect(market.store.one('SELECT body FROM push_messages ORDER BY id DESC LIMIT 1')).toMatchObject({
      body: 'Lena joined with your code.',
    });
  });

  test.each([
    [{ firstname: 'L' }, 'firstname'],
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ password_confirmation: 'another' }, 'password'],
    [{ gender: 'cat' }, 'gender'],
  ])('%j is refused', async (wrong, field) => {
    await register({ email });
    await verify(await codeSentTo(email));
    expect(Object.keys((await auth('after-verify', { ...details, ...wrong })).body.params)).toEqual([field]);
  });
});

describe("by the API's own SMS", () => {
  const phone = '998907654321';

  test('a new phone becomes an account without password', async () => {
    const { data } = (await register({ phone: `+${phone}` })).body;
    expect(data).toMatchObject({ phone: '998*******21' });
    const { body } = await auth('verify/phone', { verifyId: data.verifyId, verifyCode: await codeSentTo(phone) });
    expect(body.data.user).toMatchObject({ phone, empty_p: true });
    const again = await auth('verify/phone', { verifyId: data.verifyId, verifyCode: '111111' });
    expect(again.status).toBe(404);
    expect((await register({ phone })).body.params).toHaveProperty('phone');
  });

  test('wrong, used up, expired and forgotten codes', async () => {
    const { verifyId } = (await register({ phone })).body.data;
    const verifyCode = await codeSentTo(phone);
    const statusOf = async (code: string) =>
      (await auth('verify/phone', { verifyId, verifyCode: code })).body.statusCode;
    for (let tries = 0; tries < 3; tries++) expect(await statusOf(wrongFor(verifyCode))).toBe('ERROR_201');
    expect(await statusOf(verifyCode)).toBe('ERROR_202');
    const second = (await register({ phone })).body.data.verifyId;
    const retry = async () => auth('verify/phone', { verifyId: second, verifyCode: await codeSentTo(phone) });
    await market.later(11 * 60);
    expect((await retry()).body.statusCode).toBe('ERROR_203');
    await market.later(31 * 60);
    expect((await retry()).status).toBe(404);
  });

  test('a known phone signs in by the way of the forgotten password', async () => {
    const nora = '998901234567';
    const { verifyId } = (await auth('forgot/password', { phone: nora })).body.data;
    expect((await auth('verify/phone', { verifyId, verifyCode: await codeSentTo(nora) })).status).toBe(404);
    const { body } = await auth('forgot/password/confirm', { verifyId, verifyCode: await codeSentTo(nora) });
    expect(body.data.user.firstname).toBe('Nora');
    expect((await auth('forgot/password', { phone: '99890000' })).body.params).toHaveProperty('phone');
  });

  test('the word of a client alone is worth nothing', async () => {
    const sent = { type: 'firebase', phone: '998901234567', password: 'stolen1', password_confirmation: 'stolen1' };
    expect((await auth('verify/phone', sent)).status).toBe(401);
    expect((await auth('forgot/password/confirm', sent)).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  const nora = 'nora@doorstep.test';
  const confirm = (code: string, of = nora) =>
    market.post(`/api/v1/auth/forgot/email-password/${code}?verifyCode=${code}&email=${of}`, {});

  test('is answered by a code that signs in once', async () => {
    expect((await auth('forgot/email-password', { email: nora })).body.message).toBe('Verify code send');
    const code = await codeSentTo(nora);
    expect((await confirm(code)).body.data.user.firstname).toBe('Nora');
    expect((await confirm(code)).body.statusCode).toBe('ERROR_215');
  });

  test('wrong, used up, old and foreign codes', async () => {
    await auth('forgot/email-password', { email: nora });
    const code = await codeSentTo(nora);
    expect((await confirm(code, 'sam@doorstep.test')).body.statusCode).toBe('ERROR_215');
    for (let tries = 0; tries < 3; tries++) expect((await confirm(wrongFor(code))).body.statusCode).toBe('ERROR_215');
    expect((await confirm(code)).body.statusCode).toBe('ERROR_202');
    await auth('forgot/email-password', { email: nora });
    await market.later(15 * 60 + 1);
    expect((await confirm(await codeSentTo(nora))).body.statusCode).toBe('ERROR_215');
  });

  test('of nobody is 404', async () => {
    expect((await auth('forgot/email-password', { email: 'nobody@mail.test' })).status).toBe(404);
    expect((await confirm('123456', 'nobody@mail.test')).status).toBe(404);
  });
});

test('the outbox page shows what was sent, in the language of its recipient', async () => {
  await market.post('/api/v1/auth/register?lang=de', { email });
  const page = (await market.send('/outbox')).body;
  expect(page).toContain('Willkommen bei Doorstep');
  expect(page).toContain(await codeSentTo(email));
  expect((await market.send('/outbox?to=nobody@mail.test')).body).toContain('Nothing was sent to nobody@mail.test.');
  await market.send('/_sandbox/outbox', { method: 'DELETE' });
  expect((await market.send('/_sandbox/outbox')).body).toEqual([]);
});
