/**
 * What the chat asks of its database, a Firestore (docs/api.md 21). It is asked by gRPC, or by REST where gRPC cannot go
 * (docs/decisions/041); what either answers is the same.
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
  /** Dots lead into maps: "user.id". The database compares with at most 30 values at once. */
  where: [field: string, is: '==' | 'in', value: string | number | boolean | string[]][];
  /** By `created_at`; those of one instant by their ids. Without it in no order. */
  isNewestFirst?: boolean;
  /** Begins behind this document; only where the order is said. */
  after?: Stored;
  limit: number;
}

export interface ChatDatabase {
  find: (collection: Collection, id: string) => Promise<Stored | null>;
  list: (question: Question) => Promise<Stored[]>;
  /** Adds `created_at`, by the database's own clock. A document that is there already stays as it is. */
  create: (collection: Collection, id: string, fields: Fields) => Promise<void>;
  /** At most 500 documents, all or none. */
  update: (collection: Collection, ids: string[], fields: Fields) => Promise<void>;
  /**
   * Gives the whole answer to `heard` now, and whenever it has changed, until the returned function is called. After the
   * database was away it goes on by itself.
   */
  listen: (question: Question, heard: (found: Stored[]) => void) => () => void;
}
