/** Calls Firestore's methods over gRPC with JSON and answers with JSON, as Google's own servers do for REST. */

import { createRequire } from 'node:module';
import type { protobuf } from 'google-gax';

type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [name: string]: Json;
}

/** What gRPC itself calls the end of a call (google.rpc.Code). */
export class Failure extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const invalidArgument = 3;

const unknown = 2;

export type Transcoder = Awaited<ReturnType<typeof createTranscoder>>;

/** Loads a heavy module, only for those who use REST. @param host of the database's gRPC */
export async function createTranscoder(host: string) {
  const { grpc, protobuf, serializer } = await import('google-gax');
  const protos = createRequire(import.meta.url)('@google-cloud/firestore-api/protos/protos.json');
  const service = protobuf.Root.fromJSON(protos).lookupService('google.firestore.v1.Firestore');
  service.resolveAll();
  const client = new grpc.Client(host, grpc.credentials.createInsecure());

  const typesOf = (method: string) => {
    const { resolvedRequestType, resolvedResponseType } = service.methods[method] ?? {};
    if (!resolvedRequestType || !resolvedResponseType) throw new Error(`Firestore has no method ${method}`);
    return { asked: resolvedRequestType, answered: resolvedResponseType };
  };
  const parse = (type: protobuf.Type, json: Json) => {
    try {
      const wrong = findUnknown(type, json);
      if (wrong !== undefined) throw new Error(`Unknown name or value "${wrong}".`);
      return serializer.fromProto3JSON(type, json) as protobuf.Message;
    } catch (error) {
      throw new Failure(invalidArgument, `Invalid JSON payload received. ${(error as Error).message}`);
    }
  };

  return {
    /** Every message of the answer: one, but for a method that streams. @throws Failure */
    async call(method: string, json: JsonObject): Promise<JsonObject[]> {
      const { asked, answered } = typesOf(method);
      const message = parse(asked, json);
      // On the wire a single answer is a stream of one.
      const answers = client.makeServerStreamRequest(
        `/google.firestore.v1.Firestore/${method}`,
        (request: protobuf.Message) => Buffer.from(asked.encode(request).finish()),
        bytes => answered.decode(bytes),
        message,
      );
      try {
        return await Array.fromAsync(answers, answer => serializer.toProto3JSON(answer) as JsonObject);
      } catch (error) {
        const { code = unknown, details = 'Something went wrong' } = error as { code?: number; details?: string };
        throw new Failure(code, details);
      }
    },
    close: () => client.close(),
  };
}

/** The serializer ignores what it does not know: a misspelled filter or direction would silently vanish. */
function findUnknown(type: protobuf.Type | protobuf.Enum, json: Json): string | undefined {
  if (json === null) return undefined;
  if ('values' in type) return String(json) in type.values || typeof json === 'number' ? undefined : String(json);
  // Such as a timestamp, which is a word in JSON.
  if (typeof json !== 'object' || Array.isArray(json)) return undefined;
  for (const [name, value] of Object.entries(json)) {
    const field = type.fields[name];
    if (field === undefined) return name;
    const { resolvedType } = field;
    if (resolvedType === null) continue;
    const values = field.map || Array.isArray(value) ? Object.values(value ?? {}) : [value];
    const wrong = values.map(each => findUnknown(resolvedType, each)).find(each => each !== undefined);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
