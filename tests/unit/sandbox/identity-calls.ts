/** The identity provider as a storefront meets it: its calls, its consent page, and the tokens that it signs. */

import { createPublicKey, verify, X509Certificate } from 'node:crypto';
import type { Answer, Body } from './hamlet-market.ts';
import type { Market } from './signed-in.ts';

export const callback = 'http://localhost:3000/api/auth/callback';
const key = 'doorstep-sandbox-key';

export function identityOf(market: Market) {
  const call = (name: string, body: object, apiKey = key): Promise<Answer> =>
    market.post(`/identity/v1/accounts:${name}?key=${apiKey}`, body);

  /** Chooses on the consent page; answers where the browser is sent, or the page that Apple posts. */
  const choose = async (authUri: string, form: Record<string, string>): Promise<{ location: string; page: string }> => {
    const { pathname, search } = new URL(authUri);
    const answer = await market.app.request(pathname + search, { method: 'POST', body: new URLSearchParams(form) });
    return { location: answer.headers.get('location') ?? '', page: await answer.text() };
  };

  /** All the way: a person of the page, or a typed one. */
  const signIn = async (providerId: string, form: Record<string, string>): Promise<Answer> => {
    const { authUri, sessionId } = (await call('createAuthUri', { providerId, continueUri: callback })).body;
    const { location } = await choose(authUri, form);
    return call('signInWithIdp', { requestUri: location, sessionId, returnSecureToken: true });
  };

  return { call, choose, signIn };
}

export function claimsOf(token: string): Body {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** By both published forms of the key; throws when they disagree. */
export async function isSigned(market: Market, token: string): Promise<boolean> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const { kid, alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  const account = 'securetoken@system.gserviceaccount.com';
  const { keys } = (await market.send(`/identity/service_accounts/v1/jwk/${account}`)).body;
  const certificates = (await market.send(`/identity/robot/v1/metadata/x509/${account}`)).body;
  const jwk = keys.find((published: Body) => published.kid === kid);
  if (!jwk || alg !== jwk.alg) return false;
  const [byJwk, byCertificate] = [
    createPublicKey({ key: jwk, format: 'jwk' }),
    new X509Certificate(certificates[kid]).publicKey,
  ].map(published => verify('sha256', Buffer.from(`${head}.${body}`), published, Buffer.from(signature, 'base64url')));
  if (byJwk !== byCertificate) throw new Error('The published keys differ');
  return byJwk === true;
}
