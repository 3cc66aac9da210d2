/** Which calls were made? Tests use it to prove that a call was made, or was not. */

import type { MiddlewareHandler } from 'hono';
import { isControl } from './inject-faults.ts';

const mostKept = 2000;

interface LoggedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
}

export interface RequestLog {
  record: MiddlewareHandler;
  list(): LoggedRequest[];
  clear(): void;
}

/** Keeps the newest calls, listed oldest first. */
export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    record: (context, next) => {
      const { method, path } = context.req;
      if (!isControl(path)) {
        requests.push({ method, path, query: context.req.query() });
        if (requests.length > mostKept) requests.shift();
      }
      return next();
    },
    list: () => requests,
    clear: () => {
      requests = [];
    },
  };
}
