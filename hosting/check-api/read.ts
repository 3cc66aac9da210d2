/** Describes one call that only reads: a row of calls.ts. */
import type { z } from 'zod';
import type { QueryValue } from '@/lib/api/client';

/** Values that earlier answers have contained, such as the id of a shop. */
export type Facts = Record<string, string>;

type Told = Record<string, string | number | undefined>;

interface Ways<T> {
  /** "{shop}" is replaced by the fact of that name. */
  query?: Record<string, QueryValue>;
  /** A page that lacks this answer breaks; without other answers it loses only a part. */
  isWhole?: boolean;
  /** A 404 is fine: there is none. */
  mayBeNone?: boolean;
  /** A refusal is a good answer too: it means no. */
  mayRefuse?: boolean;
  /** The answer is a file; the schema gets its bytes. */
  isFile?: boolean;
  /** The revision that introduced the call (docs/api.md 0.1); an API of an earlier one answers 404. */
  since?: 'R2';
  tells?: (value: T) => Told;
}

export interface Read extends Omit<Ways<never>, 'tells'> {
  /** Below /api/v1/. */
  path: string;
  /** Which page needs the answer, in words for an operator. */
  page: string;
  schema: z.ZodType;
  tells: (value: unknown) => Told;
}

export function read<S extends z.ZodType>(path: string, page: string, schema: S, more: Ways<z.output<S>> = {}): Read {
  const { tells = () => ({}), ...ways } = more;
  return { path, page, schema, ...ways, tells: value => tells(value as z.output<S>) };
}
