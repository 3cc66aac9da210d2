/** How does somebody register by e-mail? A mailed code, its verification, then their details (docs/api.md 4.3). */

import { Hono } from 'hono';
import { checkCode, codeSentTo, endCode, sendCode } from '../../accounts/codes.ts';
import { createCustomer } from '../../accounts/create-customer.ts';
import { sendPhoneCode } from '../../accounts/phone-code.ts';
import { verifyResult } from '../../accounts/sign-in-result.ts';
import { sqlTime } from '../../database/time.ts';
import {
  readDetails,
  readEmail,
  readFirstname,
  readPhone,
  readReferral,
  readRequiredEmail,
  refuseTaken,
} from '../../input/account-details.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { notFound, Refusal } from '../../refusal.ts';

export function registrationRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/auth/register', context => {
    const view = viewOf(context, sandbox);
    const email = readEmail(view.check);
    const phone = readPhone(view.check);
    readFirstname(view.check);
    const referral = readReferral(view);
    if (email) refuseTaken(view, 'email', email);
    if (phone) refuseTaken(view, 'phone', phone);
    view.check.throwIfInvalid();
    if (phone) return single(context, sendPhoneCode(view, 'phone', phone, referral));
    if (!email) throw new Refusal('ERROR_400', { text: nothingGiven });
    sendCode(view, 'register', email, referral);
    return single(context, [], 'User send email');
  });

  routes.post('/auth/resend-verify', context => {
    const view = viewOf(context, sandbox);
    const email = readRequiredEmail(view.check);
    view.check.throwIfInvalid();
    const before = codeSentTo(store, 'register', email);
    if (!before) throw notFound();
    sendCode(view, 'register', email, before.referral);
    return single(context, null, 'ERROR_216');
  });

  /** The contract sends the code alone; with `email` in the query wrong codes are counted. */
  routes.get('/auth/verify/:code{[0-9]+}', context => {
    const view = viewOf(context, sandbox);
    const code = context.req.param('code');
    const email = readEmail(view.check);
    view.check.throwIfInvalid();
    const sent = email ? codeSentTo(store, 'register', email) : codeByDigits(view, code);
    if (!sent) throw notFound();
    checkCode(view, sent, code, { wrong: 'ERROR_404', expired: 'ERROR_203' });
    store.run('UPDATE codes SET proven_at = ? WHERE id = ?', sqlTime(view.now), sent.id);
    return single(context, { email: sent.recipient });
  });

  routes.post('/auth/after-verify', async context => {
    const view = viewOf(context, sandbox);
    const email = readRequiredEmail(view.check);
    refuseTaken(view, 'email', email);
    const details = await readDetails(view);
    const sent = codeSentTo(store, 'register', email);
    if (!sent) throw notFound();
    if (!sent.proven_at || sent.proven_at < hourBefore(view.now)) throw new Refusal('ERROR_103');
    const user = store.transaction(() => {
      endCode(store, sent);
      const { gender = 'male', referral = sent.referral ?? undefined } = details;
      return createCustomer(view, { ...details, email, gender, referral });
    });
    return single(context, verifyResult(view, user), 'User successfully registered');
  });

  return routes;
}

const nothingGiven = {
  en: 'Phone or Email not found',
  de: 'Telefonnummer oder E-Mail fehlt',
  ar: 'لم يُذكر هاتف ولا بريد إلكتروني',
};

function codeByDigits({ store }: View, code: string) {
  const row = store.one<{ recipient: string }>(
    "SELECT recipient FROM codes WHERE purpose = 'register' AND code = ?",
    code,
  );
  return row && codeSentTo(store, 'register', row.recipient);
}

function hourBefore(now: Date): string {
  return sqlTime(new Date(now.getTime() - 3_600_000));
}
