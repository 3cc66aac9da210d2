/**
 * Follows each request from its first to its last byte. Node itself reports them, so they are counted however the
 * server was started: by ours, by `next start`, or from the standalone output.
 */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { maskedPath, type ThrownReport } from '@/lib/telemetry';

export interface RequestReport {
  id: string;
  method: string;
  /** The path without ids and query. */
  route: string;
  kind: 'page' | 'call' | 'picture' | 'file';
  /** Undefined where the visitor left before the end. */
  status: number | undefined;
  milliseconds: number;
  /** Where the page came from: held ready by our server, kept by Next, or made for this visit. */
  from: 'held' | 'kept' | 'made' | undefined;
}

interface Visit {
  id: string;
  /** It posts to an action, which was not called yet: Next still reads what was posted. */
  isBeingRead: boolean;
}

const visits = new AsyncLocalStorage<Visit>();

/** The id of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return visits.getStore()?.id;
}

/** Whether Next threw because it could not read what was posted to an action, which no form of ours has posted then. */
export function isUnreadable({ kind }: ThrownReport): boolean {
  return (kind === 'action' || kind === 'render') && visits.getStore()?.isBeingRead === true;
}

/** Reports each request that has ended, except those to servers that `isOurs` says are not the storefront's. */
export function followRequests(report: (request: RequestReport) => void, isOurs: (server: Server) => boolean): void {
  channel('doorstep:answered').subscribe(message => {
    const { isHeld, url, id, ...answered } = message as AnsweredAhead;
    report({ ...answered, ...kindAndRouteOf(url), id: idOf(id), from: isHeld ? 'held' : undefined });
  });
  channel('doorstep:action').subscribe(() => {
    const visit = visits.getStore();
    if (visit !== undefined) visit.isBeingRead = false;
  });
  channel('http.server.request.start').subscribe(message => {
    const { request, response, server } = message as Started;
    if (!isOurs(server)) return;
    const began = performance.now();
    const id = idOf(request.headers[idHeader]);
    // Calls of the API made for this request, and Next's own requests to itself, carry the same id.
    request.headers[idHeader] = id;
    visits.enterWith({ id, isBeingRead: isForAction(request) });
    const { method = '', url = '' } = request;
    response.once('close', () => {
      const asked = kindAndRouteOf(url);
      report({
        id,
        method,
        ...asked,
        status: response.writableFinished ? response.statusCode : undefined,
        milliseconds: performance.now() - began,
        from: asked.kind === 'page' ? originOf(response) : undefined,
      });
    });
  });
}

/** A request that the thread in front has answered by itself: ready pages, static files, refusals. */
interface AnsweredAhead extends Pick<RequestReport, 'method' | 'status' | 'milliseconds'> {
  url: string;
  /** As the proxy gave it. */
  id: string | string[] | undefined;
  isHeld: boolean;
}

interface Started {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

const idHeader = 'x-request-id';

/** Sent by script, or by the browser without script. */
function isForAction({ method, headers }: IncomingMessage): boolean {
  const isForm = /^\s*multipart\//i.test(headers['content-type'] ?? '');
  return method === 'POST' && (headers['next-action'] !== undefined || isForm);
}

/** Accepts a proxy's id only in the usual form, so that nobody can write arbitrary text into the log. */
function idOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\da-f-]{16,64}$/i.test(given) ? given : randomUUID();
}

function kindAndRouteOf(url: string): Pick<RequestReport, 'kind' | 'route'> {
  const kind = kindOf(url);
  return { kind, route: maskedPath(kind === 'file' || kind === 'picture' ? folderOf(url) : url) };
}

function kindOf(url: string): RequestReport['kind'] {
  if (url.startsWith('/pictures/') || url.startsWith('/_next/image')) return 'picture';
  if (url.startsWith('/api/')) return 'call';
  return /^\/(_next|icons|og|sitemap)\b|^\/[\w-]+\.(js|txt|ico|webmanifest|xml)(\?|$)/.test(url) ? 'file' : 'page';
}

function folderOf(url: string): string {
  return url.startsWith('/_next/static/') ? '/_next/static' : `/${url.split(/[/?]/)[1] ?? ''}`;
}

function originOf(response: ServerResponse): RequestReport['from'] {
  return /^(HIT|STALE)$/.test(String(response.getHeader('x-nextjs-cache'))) ? 'kept' : 'made';
}
