/**
 * Connects to the chat database over Firestore's REST interface, for hosts where gRPC is not possible. REST cannot
 * listen for changes, so a listener asks every two seconds (docs/decisions/041).
 */
import 'server-only';
import { z } from 'zod';
import type { ChatDatabase, Question, Stored } from '@/lib/chat/firestore';
import { fieldsOf, fieldsSchema, valuesOf, writtenValue } from '@/lib/chat/firestore-values';
import { selfSignedToken } from '@/lib/chat/self-signed-token';
import { env } from '@/lib/env';

/** Milliseconds until an answer counts as lost. */
const patience = 4000;

/** Milliseconds between two questions of a listener. */
const pause = 2000;

/** Only every third question reads all messages; the others read the newest, because each document read costs money. */
const wholeEvery = 3;

const documentSchema = z.object({ name: z.string(), fields: fieldsSchema.default({}) });
/**
 * Streaming methods wrap it in an array. It is recognized by its name, because a conflict between two writers and a
 * document that exists already have the same HTTP status.
 */
const refusalSchema = z
  .preprocess(
    answer => (Array.isArray(answer) ? answer[0] : answer),
    z.object({ error: z.object({ status: z.string() }) }),
  )
  .catch({ error: { status: 'no reason said' } });

const answersSchema = z.array(z.object({ document: documentSchema.optional() }));

export const restDatabase: ChatDatabase = {
  find: async (collection, id) => {
    const answer = await send(`/${collection}/${encodeURIComponent(id)}`, undefined, 'NOT_FOUND');
    return answer === null ? null : storedOf(documentSchema.parse(answer));
  },
  list,
  create: async (collection, id, fields) => {
    const update = { name: nameOf(collection, id), fields: valuesOf(fields) };
    const updateTransforms = [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }];
    await send(
      ':commit',
      { writes: [{ update, updateTransforms, currentDocument: { exists: false } }] },
      'ALREADY_EXISTS',
    );
  },
  update: async (collection, ids, fields) => {
    const updateMask = { fieldPaths: Object.keys(fields) };
    const writes = ids.map(id => ({
      update: { name: nameOf(collection, id), fields: valuesOf(fields) },
      updateMask,
      currentDocument: { exists: true },
    }));
    await send(':commit', { writes });
  },
  listen,
};

async function list(question: Question): Promise<Stored[]> {
  const answers = answersSchema.parse(await send(':runQuery', { structuredQuery: queryOf(question) }));
  return answers.flatMap(({ document }) => (document === undefined ? [] : [storedOf(document)]));
}

function queryOf({ collection, where, isNewestFirst, after, limit }: Question) {
  const filters = where.map(([field, is, value]) => ({
    fieldFilter: { field: { fieldPath: field }, op: is === '==' ? 'EQUAL' : 'IN', value: writtenValue(value) },
  }));
  const newestFirst = ['created_at', '__name__'].map(fieldPath => ({ field: { fieldPath }, direction: 'DESCENDING' }));
  return {
    from: [{ collectionId: collection }],
    where: { compositeFilter: { op: 'AND', filters } },
    ...(isNewestFirst && { orderBy: newestFirst }),
    ...(after && {
      startAt: {
        values: [writtenValue(after.fields.created_at), { referenceValue: nameOf(collection, after.id) }],
        before: false,
      },
    }),
    limit,
  };
}

function listen(...[question, heard, failed]: Parameters<ChatDatabase['listen']>): () => void {
  let isEnded = false;
  let looks = 0;
  let [newest, whole] = ['', ''];
  const look = async () => {
    const isSame = looks++ % wholeEvery !== 0 && textOf(await list({ ...question, limit: 1 })) === newest;
    if (isSame) return;
    const found = await list(question);
    newest = textOf(found.slice(0, 1));
    if (textOf(found) === whole || isEnded) return;
    whole = textOf(found);
    heard(found);
  };
  const lookOn = async () => {
    await look();
    if (!isEnded) setTimeout(begin, pause);
  };
  const begin = () => void lookOn().catch(fail);
  const fail = (error: unknown) => {
    if (isEnded) return;
    isEnded = true;
    failed(error);
  };
  begin();
  return () => {
    isEnded = true;
  };
}

const textOf = (found: Stored[]) => JSON.stringify(found);

/**
 * @param path behind the root of the documents
 * @param body posted; without it the path is read
 * @param none the error that says that there is none, or one already: null is answered
 * @throws {Error} for any other failure
 */
async function send(path: string, body?: object, none?: 'NOT_FOUND' | 'ALREADY_EXISTS'): Promise<unknown> {
  const { FIRESTORE_EMULATOR_HOST: emulator, GOOGLE_SERVICE_ACCOUNT: account } = env();
  const origin = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const token = emulator === undefined && account !== undefined ? await selfSignedToken(account) : 'owner';
  const answer = await fetch(`${origin}/v1/${root()}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  });
  if (answer.ok) return answer.json();
  const refused = refusalSchema.parse(await answer.json().catch(() => null));
  if (refused.error.status === none) return null;
  throw new Error(`status ${answer.status}, ${refused.error.status}`);
}

function root(): string {
  const { FIREBASE_PROJECT_ID: project, GOOGLE_SERVICE_ACCOUNT: account } = env();
  return `projects/${project ?? account?.project_id}/databases/(default)/documents`;
}

const nameOf = (collection: string, id: string) => `${root()}/${collection}/${id}`;

function storedOf({ name, fields }: z.output<typeof documentSchema>): Stored {
  return { id: name.slice(name.lastIndexOf('/') + 1), fields: fieldsOf(fields) };
}
