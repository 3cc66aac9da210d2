/** What is known of a call that only reads? A row of calls.ts. */
import type { z } from 'zod';
import type { QueryValue } from '@/lib/api/client';

/** What answers have told so far, such as the id of a shop. */
export type Facts = Record<string, string>;

type Told = Record<string, string | number | undefined>;

interface Ways<T> {
  /** "{shop}" stands for what an earlier answer has told. */
  query?: Record<string, QueryValue>;
  /** The page has nothing else to show: without this answer it breaks. Others stand without a part. */
  isWhole?: boolean;
  /** A 404 is an answer: there is none. */
  mayBeNone?: boolean;
  /** A refusal is an answer: no. */
  mayRefuse?: boolean;
  /** The revision that brought it (docs/api.md 0.1): before that a 404 is right. */
  since?: 'R2';
  tells?: (value: T) => Told;
}

export interface Read extends Omit<Ways<never>, 'tells'> {
  /** Below /api/v1/. */
  path: string;
  /** In words for an operator. */
  page: string;
  schema: z.ZodType;
  tells: (value: unknown) => Told;
}

export function read<S extends z.ZodType>(path: string, page: string, schema: S, more: Ways<z.output<S>> = {}): Read {
  const { tells = () => ({}), ...ways } = more;
  return { path, page, schema, ...ways, tells: value => tells(value as z.output<S>) };
}
