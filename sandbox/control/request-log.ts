/** Which calls were made? So that a test can prove that one was made, or was not. */

import type { MiddlewareHandler } from 'hono';
import { isControl } from './inject-faults.ts';

export interface LoggedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
}

export interface RequestLog {
  note: MiddlewareHandler;
  list(): LoggedRequest[];
  clear(): void;
}

/** Keeps the newest, the oldest first. */
export function createRequestLog(most = 2000): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    note: (context, next) => {
      const { method, path } = context.req;
      if (!isControl(path)) {
        requests.push({ method, path, query: context.req.query() });
        if (requests.length > most) requests.shift();
      }
      return next();
    },
    list: () => requests,
    clear: () => {
      requests = [];
    },
  };
}
