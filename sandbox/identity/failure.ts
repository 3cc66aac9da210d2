/** How does the identity provider refuse? In Google's error envelope; `message` is the code, at times with a sentence. */

import type { Context } from 'hono';

export class IdentityFailure extends Error {}

export function failed(context: Context, { message }: IdentityFailure): Response {
  const errors = [{ message, domain: 'global', reason: 'invalid' }];
  return context.json({ error: { code: 400, message, errors } }, 400);
}

export function badKey(context: Context): Response {
  const message = 'API key not valid. Please pass a valid API key.';
  const details = [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID', domain: 'googleapis.com' },
  ];
  const errors = [{ message, domain: 'global', reason: 'badRequest' }];
  return context.json({ error: { code: 400, message, errors, status: 'INVALID_ARGUMENT', details } }, 400);
}
