/** Middleware that lets calls fail as the faults of control/faults.ts say. */

import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { timestamp } from '../presenters/time.ts';
import type { Fault, FaultKind, Faults } from './faults.ts';

export function injectFaults(faults: Faults): MiddlewareHandler {
  return async (context, next) => {
    if (isControl(context.req.path)) return next();
    const active = faults.consume(context.req.path, context.req.method);
    const milliseconds = active.filter(({ kind }) => kind === 'delay').map(fault => fault.milliseconds ?? 1000);
    if (milliseconds.length > 0) await wait(milliseconds.reduce((sum, one) => sum + one));

    const fault = active.find(({ kind }) => kind !== 'delay');
    if (!fault) return next();
    if (fault.kind === 'hang') await callerLeft(context);
    if (fault.kind === 'gateway') {
      // Read now, because after the call there is no connection to read it from.
      await context.req.arrayBuffer();
      setTimeout(next, fault.milliseconds ?? 1000);
      return errorResponse(504);
    }
    const instead = responseInstead(context, fault);
    if (instead) return instead;

    await next();
    context.res = await afterwards(context, fault);
  };
}

/** The answer to a call that was carried out. */
async function afterwards(context: Context, fault: Fault): Promise<Response> {
  if (fault.kind === 'lost') return hangUp(context);
  if (fault.kind === 'cut') return brokenOff(context, await context.res.arrayBuffer());
  if (fault.kind !== 'late') return corrupted(context.res, fault);
  await wait(fault.milliseconds ?? 1000);
  return context.res;
}

/** The controls and the pages for people never fail. */
export function isControl(path: string): boolean {
  return path === '/' || path === '/outbox' || path.startsWith('/_sandbox');
}

function responseInstead(context: Context, fault: Fault): Response | null {
  if (['drop', 'down', 'hang'].includes(fault.kind)) return hangUp(context);
  if (fault.kind === 'status') return errorResponse(fault.status ?? 500, fault);
  if (fault.kind === 'html') return new Response(proxyPage, { status: fault.status ?? 200, headers: html });
  return null;
}

/** Closes the connection; in unit tests, which have none, answers the 503 that a proxy would. */
function hangUp(context: Context<{ Bindings: Partial<HttpBindings> }>): Response {
  context.env?.incoming?.socket.destroy();
  return new Response('The connection was dropped.', { status: 503 });
}

/** Resolves once the caller has given up; in unit tests, which have no connection, at once. */
function callerLeft({ env }: Context<{ Bindings: Partial<HttpBindings> }>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (env?.incoming === undefined) resolve();
  env?.incoming?.socket.once('close', () => resolve());
  return promise;
}

/** Sends half of the answer, says that there is more, and closes the connection. */
function brokenOff({ env, res }: Context<{ Bindings: Partial<HttpBindings> }>, answer: ArrayBuffer): Response {
  const half = new Uint8Array(answer, 0, Math.floor(answer.byteLength / 2));
  const body = new ReadableStream({
    start: stream => stream.enqueue(half),
    pull: async () => {
      await wait(10);
      env?.incoming?.socket.destroy();
    },
  });
  return new Response(body, { status: res.status, headers: res.headers });
}

function errorResponse(status: number, { code, retryAfter }: Pick<Fault, 'code' | 'retryAfter'> = {}): Response {
  const statusCode =
    code ?? { 401: 'ERROR_100', 404: 'ERROR_404', 400: 'ERROR_400', 429: 'ERROR_429' }[status] ?? String(status);
  const body = { timestamp: timestamp(new Date()), status: false, statusCode, message: 'A fault that was asked for.' };
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return Response.json(body, { status, headers });
}

async function corrupted(answer: Response, { kind }: Fault): Promise<Response> {
  // Says that all is well, whatever became of the call.
  if (kind === 'empty-object') return Response.json({});
  const body = corruptedBody(await answer.text(), kind);
  return new Response(body, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
}

function corruptedBody(text: string, kind: FaultKind): string {
  if (kind === 'broken-json') return text.slice(0, text.length / 2);
  return JSON.stringify(withMalformedItem(JSON.parse(text)));
}

/** Replaces the second item, or the only one, of the answer's first list of records. */
export function withMalformedItem(body: unknown): unknown {
  const list = findList(body);
  if (list) list[Math.min(1, list.length - 1)] = malformedItem;
  return body;
}

function findList(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value.length > 0 && value.every(isObject) ? value : null;
  if (!isObject(value)) return null;
  for (const inner of Object.values(value)) {
    const list = findList(inner);
    if (list) return list;
  }
  return null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const malformedItem = {
  id: 'rubbish',
  uuid: 0,
  translation: 'none',
  stocks: 7,
  key: [],
  open: 'perhaps',
  img: { broken: true },
};
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const proxyPage = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr>proxy';
