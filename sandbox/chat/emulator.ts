/**
 * The chat database (docs/api.md 21), on its real protocols: @firestore-emulator/server (docs/decisions/094), extended
 * by what it lacks and the chat needs, such as REST on the same port. Nothing is kept after the sandbox has ended.
 */

import { createRequire } from 'node:module';
import { FirestoreServer, type FirestoreState, FirestoreStateDocument } from '@firestore-emulator/server';
import { createRest } from './rest.ts';
import { createSharedPort, loopback } from './shared-port.ts';

export interface ChatDatabase {
  /** "127.0.0.1:5400" */
  host: string;
  /** Cuts all connections and answers no new ones, until `back`. */
  away: () => Promise<void>;
  back: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @param port 0 for any */
export async function startChatDatabase(port: number): Promise<ChatDatabase> {
  const emulator = new FirestoreServer();
  readQueries(emulator.state);
  spaceCommits(emulator.state);
  const inner = await bindToLoopback(emulator);
  const rest = createRest(`${loopback}:${inner}`);
  const sharedPort = createSharedPort(inner, rest.server);
  await sharedPort.open(port);
  const host = `${loopback}:${sharedPort.port()}`;
  return {
    host,
    away: sharedPort.close,
    back: () => sharedPort.open(sharedPort.port()),
    stop: async () => {
      await sharedPort.close();
      await rest.stop();
      grpcOf(emulator).server.forceShutdown();
    },
  };
}

interface Grpc {
  server: {
    bindAsync: (address: string, credentials: unknown, done: (error: Error | null, port: number) => void) => void;
    forceShutdown: () => void;
  };
  credentials: unknown;
}

/** The emulator's own `start` would accept connections from the whole network. */
function bindToLoopback(emulator: FirestoreServer): Promise<number> {
  const { server, credentials } = grpcOf(emulator);
  return new Promise((resolve, reject) =>
    server.bindAsync(`${loopback}:0`, credentials, (error, port) => (error ? reject(error) : resolve(port))),
  );
}

/** Credentials must come from the same copy of grpc that the emulator uses. */
function grpcOf(emulator: FirestoreServer): Grpc {
  const grpc = createRequire(import.meta.resolve('@firestore-emulator/server'))('@grpc/grpc-js');
  return {
    server: (emulator as unknown as { server: Grpc['server'] }).server,
    credentials: grpc.ServerCredentials.createInsecure(),
  };
}

interface Field {
  eq: (other: Field) => boolean;
  lt: (other: Field) => boolean;
}

interface Document {
  name: string;
  fields: Record<string, Field & { value?: Record<string, Field> }>;
}

/**
 * Finds fields of maps ("user.id"), and the document's own name, by which documents of the same instant are ordered.
 */
(FirestoreStateDocument.prototype as unknown as { getField: (path: string) => Field | undefined }).getField = function (
  this: unknown,
  path: string,
) {
  const { name, fields } = this as Document;
  if (path === '__name__') return nameField(name);
  const [first = '', inner] = path.split('.');
  const field = fields[first];
  return inner === undefined ? field : field?.value?.[inner];
};

function nameField(name: string): Field & { name: string } {
  const nameOf = (other: Field) => (other as Field & { name: string }).name;
  return { name, eq: other => name === nameOf(other), lt: other => name < nameOf(other) };
}

interface Order {
  field: { field_path: string };
  /** 2 is descending. */
  direction: number;
}

interface Query {
  order_by: Order[];
  has_start_at: boolean;
  start_at: { values: { reference_value: string }[] };
  has_limit: boolean;
  limit: { value: number };
}

/**
 * Orders documents of the same instant by their names, as the real database does, and begins after the document that
 * "startAfter" names in the cursor's last value.
 */
function readQueries(state: FirestoreState): void {
  const plain = state.v1Query.bind(state);
  state.v1Query = (parent, asked) => {
    const query = asked as unknown as Query;
    const most = query.has_limit ? query.limit.value : Number.POSITIVE_INFINITY;
    if (query.has_limit) query.limit.value = 2 ** 31 - 1;
    const all = plain(parent, asked).toSorted((one, other) => compare(one as never, other as never, query.order_by));
    // A listener asks the same query again, so the limit is restored.
    if (query.has_limit) query.limit.value = most;
    const edge = query.has_start_at ? query.start_at.values.at(-1)?.reference_value : undefined;
    const from = edge === undefined ? 0 : all.findIndex(document => document.getPath() === edge) + 1;
    return all.slice(from, from + most);
  };
}

function compare(one: Named, other: Named, orders: Order[]): number {
  const byName = { field: { field_path: '__name__' }, direction: orders.at(-1)?.direction ?? 1 };
  for (const { field, direction } of [...orders, byName]) {
    const [a, b] = [one.getField(field.field_path), other.getField(field.field_path)];
    if (a === undefined || b === undefined || a.eq(b)) continue;
    return a.lt(b) === (direction === 2) ? 1 : -1;
  }
  return 0;
}

/**
 * Gives each commit a time at least a millisecond after the one before, as an answer over a real network has, because
 * times have no smaller unit. All writes of one commit have the same time.
 */
function spaceCommits(state: FirestoreState): void {
  const plain = state.writeV1Document.bind(state);
  const last = { commit: new Date(0), at: new Date(0) };
  state.writeV1Document = (commit, write) => {
    if (commit !== last.commit) Object.assign(last, { commit, at: new Date(Math.max(+commit, +last.at + 1)) });
    return plain(last.at, write);
  };
}

interface Named {
  getField: (path: string) => Field | undefined;
}
