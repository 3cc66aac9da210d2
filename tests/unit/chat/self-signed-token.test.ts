import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { selfSignedToken } from '@/lib/chat/self-signed-token';

const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
const account = {
  project_id: 'market',
  client_email: 'chats@market.test',
  private_key: await exportPKCS8(privateKey),
  private_key_id: 'first',
};

test('a token is signed for the database alone, by the key that it names, and used for 55 minutes', async () => {
  const now = Date.now();
  const token = await selfSignedToken(account, now);
  const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
    audience: 'https://firestore.googleapis.com/',
    issuer: account.client_email,
    subject: account.client_email,
  });
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'first' });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(3600);
  expect(await selfSignedToken(account, now + 54 * 60_000)).toBe(token);
  const next = await selfSignedToken(account, now + 56 * 60_000);
  expect(next).not.toBe(token);
  // Another account's is not taken for ours.
  expect(await selfSignedToken({ ...account, client_email: 'other@market.test' }, now + 57 * 60_000)).not.toBe(next);
});
