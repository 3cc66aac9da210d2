/** Middleware that lets calls fail as the faults of control/faults.ts say. */

import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { timestamp } from '../presenters/time.ts';
import type { Fault, Faults } from './faults.ts';

export function injectFaults(faults: Faults): MiddlewareHandler {
  return async (context, next) => {
    if (isControl(context.req.path)) return next();
    const active = faults.consume(context.req.path, context.req.method);
    const milliseconds = active.filter(({ kind }) => kind === 'delay').map(fault => fault.milliseconds ?? 1000);
    if (milliseconds.length > 0) await wait(milliseconds.reduce((sum, one) => sum + one));

    const fault = active.find(({ kind }) => kind !== 'delay');
    if (!fault) return next();
    const instead = responseInstead(context, fault);
    if (instead) return instead;

    await next();
    if (fault.kind === 'late') await wait(fault.milliseconds ?? 1000);
    else context.res = fault.kind === 'lost' ? hangUp(context) : await corrupted(context.res, fault);
  };
}

/** The controls and the pages for people never fail. */
export function isControl(path: string): boolean {
  return path === '/' || path === '/outbox' || path.startsWith('/_sandbox');
}

function responseInstead(context: Context, fault: Fault): Response | null {
  if (fault.kind === 'drop' || fault.kind === 'down') return hangUp(context);
  if (fault.kind === 'status') return errorResponse(fault.status ?? 500);
  if (fault.kind === 'empty-object') return Response.json({});
  if (fault.kind === 'html') return new Response(proxyPage, { status: fault.status ?? 200, headers: html });
  return null;
}

/** Closes the connection; in unit tests, which have none, answers the 503 that a proxy would. */
function hangUp(context: Context<{ Bindings: Partial<HttpBindings> }>): Response {
  context.env?.incoming?.socket.destroy();
  return new Response('The connection was dropped.', { status: 503 });
}

function errorResponse(status: number): Response {
  const statusCode =
    { 401: 'ERROR_100', 404: 'ERROR_404', 400: 'ERROR_400', 429: 'ERROR_429' }[status] ?? String(status);
  const body = { timestamp: timestamp(new Date()), status: false, statusCode, message: 'A fault that was asked for.' };
  return Response.json(body, { status });
}

async function corrupted(answer: Response, { kind }: Fault): Promise<Response> {
  const text = await answer.text();
  const body =
    kind === 'broken-json' ? text.slice(0, text.length / 2) : JSON.stringify(withMalformedItem(JSON.parse(text)));
  return new Response(body, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
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
