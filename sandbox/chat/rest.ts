/**
 * The chat database over REST, for storefronts without gRPC: the three methods that they call (docs/decisions/094),
 * with the answers and errors of https://firestore.googleapis.com/v1.
 */

import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { createTranscoder, Failure, invalidArgument, type JsonObject, type Transcoder } from './transcode.ts';

interface Rest {
  /** Listens on no port of its own: the shared port hands connections over to it. */
  server: Server;
  stop: () => Promise<void>;
}

/** @param host of the database's gRPC, which everything is asked of */
export function createRest(host: string): Rest {
  let opened: Promise<Transcoder> | undefined;
  const call = async (method: string, json: JsonObject) => {
    opened ??= createTranscoder(host);
    return (await opened).call(method, json);
  };
  return {
    server: createServer(getRequestListener(restRoutes(call).fetch, { overrideGlobalObjects: false })),
    stop: async () => (await opened)?.close(),
  };
}

const database = '/v1/projects/:project/databases/:database{\\(default\\)}';

function restRoutes(call: Transcoder['call']): Hono {
  const routes = new Hono();

  routes.use(async (context, next) => {
    if (context.req.header('Authorization') === 'Bearer owner') return next();
    throw new Failure(permissionDenied, 'Missing or insufficient permissions.');
  });

  routes.get(`${database}/documents/:collection/:id`, async context => {
    const { collection, id } = context.req.param();
    const name = `${databaseOf(context)}/documents/${collection}/${id}`;
    const [answer] = await call('BatchGetDocuments', { database: databaseOf(context), documents: [name] });
    if (answer?.found === undefined) throw new Failure(notFound, `Document "${name}" not found.`);
    return context.json(answer.found);
  });

  routes.post(`${database}/documents:runQuery`, async context => {
    const asked = await bodyOf(context);
    const answers = await call('RunQuery', { ...asked, parent: `${databaseOf(context)}/documents` });
    // The emulator also ends its stream with words ("done") that the real one does not say.
    return context.json(answers.map(({ document, readTime }) => ({ document, readTime })));
  });

  routes.post(`${database}/documents:commit`, async context => {
    const asked = await bodyOf(context);
    const [answer] = await call('Commit', { ...asked, database: databaseOf(context) });
    return context.json(answer);
  });

  routes.notFound(context => refuse(context, notFound, 'The requested URL was not found on this server.'));
  routes.onError((error, context) => refuse(context, error instanceof Failure ? error.code : internal, error.message));
  return routes;
}

const databaseOf = (context: Context) => `projects/${context.req.param('project')}/databases/(default)`;

async function bodyOf(context: Context): Promise<JsonObject> {
  const body: unknown = await context.req.json().catch(() => null);
  if (body !== null && typeof body === 'object' && !Array.isArray(body)) return body as JsonObject;
  throw new Failure(invalidArgument, 'Invalid JSON payload received.');
}

function refuse(context: Context, code: number, message: string): Response {
  const [status, http] = statuses[code] ?? ['UNKNOWN', 500];
  const refusal = { error: { code: http, message, status } };
  // A method that streams answers with an array, also for its errors.
  return context.json(context.req.path.endsWith(':runQuery') ? [refusal] : refusal, http);
}

const notFound = 5;
const permissionDenied = 7;
const internal = 13;

/** By gRPC's code, as google.rpc.Code maps them to HTTP. */
const statuses: Record<number, [status: string, http: ContentfulStatusCode]> = {
  1: ['CANCELLED', 499 as ContentfulStatusCode],
  2: ['UNKNOWN', 500],
  [invalidArgument]: ['INVALID_ARGUMENT', 400],
  4: ['DEADLINE_EXCEEDED', 504],
  [notFound]: ['NOT_FOUND', 404],
  6: ['ALREADY_EXISTS', 409],
  [permissionDenied]: ['PERMISSION_DENIED', 403],
  8: ['RESOURCE_EXHAUSTED', 429],
  9: ['FAILED_PRECONDITION', 400],
  10: ['ABORTED', 409],
  11: ['OUT_OF_RANGE', 400],
  12: ['UNIMPLEMENTED', 501],
  [internal]: ['INTERNAL', 500],
  14: ['UNAVAILABLE', 503],
  15: ['DATA_LOSS', 500],
  16: ['UNAUTHENTICATED', 401],
};
