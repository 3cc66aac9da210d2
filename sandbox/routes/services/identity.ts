/** The identity provider under /identity: Firebase Authentication's REST calls, its consent page and published keys. */

import { type Context, Hono } from 'hono';
import { siteUrl } from '../../environment.ts';
import { captchaScript } from '../../identity/captcha.ts';
import { consentPage, endedPage, postingPage } from '../../identity/consent-page.ts';
import { linkTarget, sendOobCode, signInWithEmailLink } from '../../identity/email-link.ts';
import { badKey, failed, IdentityFailure } from '../../identity/failure.ts';
import { lookup } from '../../identity/lookup.ts';
import { type Person, personNamed } from '../../identity/people.ts';
import { sendVerificationCode, signInWithPhoneNumber } from '../../identity/phone.ts';
import { project } from '../../identity/project.ts';
import {
  createAuthUri,
  recordConsent,
  type Session,
  sessionByState,
  signInWithIdp,
} from '../../identity/provider-flow.ts';
import { signingKey } from '../../identity/signing-key.ts';
import { Check } from '../../input/check.ts';
import { readInput } from '../../input/input.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { notFound } from '../../refusal.ts';

export function identityRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store, clock } = sandbox;

  const calls: Record<string, (check: Check, context: Context<SandboxEnv>) => object> = {
    'accounts:createAuthUri': (check, context) =>
      createAuthUri(store, check, viewOf(context, sandbox).origin, clock.now()),
    'accounts:signInWithIdp': check => signInWithIdp(store, check, clock.now()),
    'accounts:sendOobCode': (check, context) =>
      sendOobCode(store, check, { origin: viewOf(context, sandbox).origin, lang: localeOf(context) }, clock.now()),
    'accounts:signInWithEmailLink': check => signInWithEmailLink(store, check, clock.now()),
    'accounts:sendVerificationCode': (check, context) =>
      sendVerificationCode(store, check, localeOf(context), clock.now()),
    'accounts:signInWithPhoneNumber': check => signInWithPhoneNumber(store, check, clock.now()),
    'accounts:lookup': check => lookup(store, check),
  };

  routes.post('/v1/:call', async context => {
    const call = calls[context.req.param('call')];
    if (!call) throw notFound();
    if (context.req.query('key') !== project.apiKey) return badKey(context);
    try {
      return context.json(call(new Check(await readInput(context.req)), context));
    } catch (error) {
      if (error instanceof IdentityFailure) return failed(context, error);
      throw error;
    }
  });
  routes.get('/v1/recaptchaParams', context =>
    context.json({ kind: 'identitytoolkit#GetRecaptchaParamResponse', recaptchaSiteKey: 'sandbox-site-key' }),
  );
  routes.get('/recaptcha/api.js', context => {
    context.header('Cache-Control', 'no-store');
    return context.body(captchaScript(), 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });

  routes.get('/consent/:provider', context => {
    const session = sessionIn(context);
    context.header('Cache-Control', 'no-store');
    return session ? context.html(consentPage(session.provider)) : context.html(endedPage(siteUrl), 404);
  });
  routes.post('/consent/:provider', async context => {
    const session = sessionIn(context);
    if (!session) return context.html(endedPage(siteUrl), 404);
    const person = await chosen(context, session);
    const fields = recordConsent(store, session, person);
    if (session.posts) return context.html(postingPage(session.continue_uri, fields));
    const back = new URL(session.continue_uri);
    for (const [name, value] of Object.entries(fields)) back.searchParams.set(name, value);
    return context.redirect(back.href, 303);
  });

  routes.get('/__/auth/action', context => {
    const target = linkTarget(new URL(context.req.url).searchParams);
    if (!target) throw notFound();
    return context.redirect(target, 302);
  });

  const keys = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
  routes.get(keys, context => {
    const { kid, publicKey } = signingKey(store);
    context.header('Cache-Control', 'public, max-age=21600, must-revalidate, no-transform');
    return context.json({ keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid }] });
  });
  routes.get('/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com', context => {
    const { kid, certificate } = signingKey(store);
    context.header('Cache-Control', 'public, max-age=21600, must-revalidate, no-transform');
    return context.json({ [kid]: certificate });
  });

  function sessionIn(context: Context<SandboxEnv>): Session | null {
    const session = sessionByState(store, context.req.query('state') ?? '');
    return session && session.provider === context.req.param('provider') ? session : null;
  }

  return routes;
}

/** Null for somebody who cancels. */
async function chosen(context: Context<SandboxEnv>, { provider }: Session): Promise<Person | null> {
  const form = await context.req.parseBody();
  const text = (field: string) => (typeof form[field] === 'string' ? form[field].trim() : '');
  if (text('name')) return { name: text('name'), email: text('email').toLowerCase() || null, photo: null };
  const person = personNamed(provider, text('person')) ?? null;
  if (!person?.photo) return person;
  return { ...person, photo: new URL(person.photo, context.req.url).href };
}

/** Of mails and SMS, sent in a header. */
function localeOf(context: Context): string {
  return (context.req.header('x-firebase-locale') ?? 'en').slice(0, 2);
}
