/**
 * The interface of the chat database, a Firestore (docs/api.md 21). It is reached by gRPC, or by REST where gRPC is not
 * possible (docs/decisions/041); both give the same answers.
 */

type Collection = 'chats' | 'messages';

/** A time is `{ seconds, nanoseconds }`. */
export type Fields = Record<string, unknown>;

export interface Stored {
  id: string;
  fields: Fields;
}

export interface Question {
  collection: Collection;
  /** Dots address fields of maps: "user.id". The database compares with at most 30 values at once. */
  where: [field: string, is: '==' | 'in', value: string | number | boolean | string[]][];
  /** By `created_at`, those of the same instant by their ids. Unordered when it is left out. */
  isNewestFirst?: boolean;
  /** Begins after this document; only for an ordered question. */
  after?: Stored;
  limit: number;
}

export interface ChatDatabase {
  find: (collection: Collection, id: string) => Promise<Stored | null>;
  list: (question: Question) => Promise<Stored[]>;
  /** Adds `created_at` by the database's own clock. Does not change a document that exists already. */
  create: (collection: Collection, id: string, fields: Fields) => Promise<void>;
  /** At most 500 documents, all or none. */
  update: (collection: Collection, ids: string[], fields: Fields) => Promise<void>;
  /**
   * Calls `heard` with the whole answer now and after each change, until the returned function is called. Calls `failed`
   * once when the database no longer answers, and nothing after that.
   */
  listen: (question: Question, heard: (found: Stored[]) => void, failed: (error: unknown) => void) => () => void;
}
