/**
 * Makes the token that identifies the storefront to Google's interfaces, signed by the service account itself
 * (https://google.aip.dev/auth/4111).
 */
import 'server-only';
import { importPKCS8, SignJWT } from 'jose';
import type { ServiceAccount } from '@/lib/service-account';
import { secondsIn } from '@/lib/time-units';

/** Seconds; the longest that is accepted. */
const lifetime = secondsIn.hour;

/** Seconds before its end at which a token is replaced, because clocks differ. */
const margin = 300;

/** `until`: milliseconds since the epoch until which the token is used. */
let last = { token: '', account: '', until: 0 };

export async function selfSignedToken(account: ServiceAccount, now = Date.now()): Promise<string> {
  if (last.account === account.client_email && now < last.until) return last.token;
  const issued = Math.floor(now / 1000);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(account.private_key_id && { kid: account.private_key_id }) })
    .setIssuer(account.client_email)
    .setSubject(account.client_email)
    .setAudience('https://firestore.googleapis.com/')
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifetime)
    .sign(await importPKCS8(account.private_key, 'RS256'));
  last = { token, account: account.client_email, until: now + (lifetime - margin) * 1000 };
  return token;
}
