import { beforeEach, describe, expect, test } from 'vitest';
import { hamletMarket } from '../../hamlet-market.ts';
import { identityOf } from '../../identity-calls.ts';

let market = hamletMarket();
let identity = identityOf(market);
beforeEach(() => {
  market = hamletMarket();
  identity = identityOf(market);
});
const lena = { name: 'Lena Park', email: 'lena@mail.test' };

describe('what the marketplace believes', () => {
  const post = (path: string, body: object) => market.post(`/api/v1/auth/${path}`, body);

  test('a proven account signs in, by name, without password, once or again', async () => {
    const { localId } = (await identity.signIn('google.com', lena)).body;
    const { body } = await post('google/callback', { ...lena, id: localId, avatar: 'https://img.test/lena.webp' });
    expect(body.data).toMatchObject({ token_type: 'Bearer', user: { firstname: 'Lena', lastname: 'Park' } });
    expect(body.data.user).toMatchObject({ empty_p: true, img: 'https://img.test/lena.webp' });
    expect((await post('apple/callback', { ...lena, id: localId })).body.data.user.id).toBe(body.data.user.id);
  });

  test('an unverified one, an old one, another e-mail and an unknown provider do not', async () => {
    const { localId: id } = (await identity.signIn('google.com', lena)).body;
    expect((await post('google/callback', { ...lena, id: 'guess' })).status).toBe(401);
    expect((await post('google/callback', { name: 'X', email: 'nora@doorstep.test', id })).status).toBe(401);
    expect((await post('google/callback', { name: 'X', id })).body.params).toHaveProperty('email');
    const unknown = await post('myspace/callback', { ...lena, id });
    expect([unknown.status, unknown.body.statusCode]).toEqual([401, 'ERROR_107']);
    await market.later(601);
    expect((await post('google/callback', { ...lena, id })).status).toBe(401);
  });

  test('a banned one is told so; R1 does not know Apple', async () => {
    const { localId, email } = (await identity.signIn('google.com', { person: 'bruno' })).body;
    const { status, body } = await post('google/callback', { name: 'Bruno', email, id: localId });
    expect([status, body.message]).toEqual([404, 'User is banned!']);
    await market.post('/_sandbox/settings', { social_providers: 'google,facebook,github' });
    expect((await post('apple/callback', {})).body.statusCode).toBe('ERROR_107');
  });

  test('a proven phone opens the account that has it, or a new one', async () => {
    const prove = async (phone: string) => {
      const { recaptchaToken } = (await market.send('/_sandbox/identity')).body;
      const body = { phoneNumber: `+${phone}`, recaptchaToken };
      const { sessionInfo } = (await identity.call('sendVerificationCode', body)).body;
      await identity.call('signInWithPhoneNumber', { sessionInfo, code: (await market.messageTo(phone)).code });
    };
    await prove('998901234567');
    const nora = await post('forgot/password/confirm', { type: 'firebase', phone: '+998901234567' });
    expect(nora.body.data.user.firstname).toBe('Nora');
    await prove('998900000777');
    const sent = { type: 'firebase', phone: '998900000777', firstname: 'Lena', lastname: 'Park', gender: 'female' };
    expect((await post('verify/phone', sent)).body.data.user).toMatchObject({ firstname: 'Lena', gender: 'female' });
  });
});
