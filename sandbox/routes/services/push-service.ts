/**
 * The push service under /push: Firebase's REST calls that make a browser's subscription a token to send to, and end
 * it.
 */

import { createHash, randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { badKey } from '../../identity/failure.ts';
import { project } from '../../identity/project.ts';
import { appId, vapidKey } from '../../identity/push-project.mjs';
import { Check } from '../../input/check.ts';
import { readInput } from '../../input/input.ts';

export function pushServiceRoutes(): Hono {
  const routes = new Hono();
  /** Installation tokens that were given out; they are short-lived, so they need not outlive the process. */
  const given = new Set<string>();

  routes.post(`/v1/projects/${project.id}/installations`, async context => {
    if (!hasKey(context)) return badKey(context);
    const check = new Check(await readInput(context.req));
    const fid = check.pattern('fid', /^[cdef][\w-]{21}$/);
    if (!fid || check.string('appId') !== appId || check.string('authVersion') !== 'FIS_v2') return refused(context);
    const token = randomBytes(24).toString('base64url');
    given.add(token);
    const name = `projects/${project.id}/installations/${fid}`;
    return context.json({ name, fid, refreshToken: token, authToken: { token, expiresIn: '604800s' } });
  });

  /** The same browser gets the same token again. */
  routes.post(`/v1/projects/${project.id}/registrations`, async context => {
    if (!hasKey(context)) return badKey(context);
    if (!isInstalled(context)) return refused(context, 401);
    const { web } = await readInput(context.req);
    const { endpoint, p256dh, auth: secret, applicationPubKey } = Object(web) as Record<string, unknown>;
    const isWhole = [endpoint, p256dh, secret].every(part => typeof part === 'string' && part !== '');
    if (!isWhole || applicationPubKey !== vapidKey) return refused(context);
    const token = createHash('sha256').update(String(endpoint)).digest('base64url');
    return context.json({ name: `projects/${project.id}/registrations/${token}`, token, web });
  });

  routes.delete(`/v1/projects/${project.id}/registrations/:token`, context => {
    if (!hasKey(context)) return badKey(context);
    return isInstalled(context) ? context.json({}) : refused(context, 401);
  });

  function isInstalled(context: Context): boolean {
    const [, auth = ''] = /^FIS (.+)$/.exec(context.req.header('x-goog-firebase-installations-auth') ?? '') ?? [];
    return given.has(auth);
  }

  return routes;
}

function hasKey(context: Context): boolean {
  return context.req.header('x-goog-api-key') === project.apiKey;
}

function refused(context: Context, code: 400 | 401 = 400): Response {
  const status = code === 401 ? 'UNAUTHENTICATED' : 'INVALID_ARGUMENT';
  return context.json({ error: { code, message: 'Request contains an invalid argument.', status } }, code);
}
