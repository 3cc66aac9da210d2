/**
 * What may a test tell the sandbox, and ask of it? The same calls over http (stories) and in memory (contract tests).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, FaultKind } from '../../sandbox/control/faults.ts';

type Send = (url: string, init: RequestInit) => Response | Promise<Response>;

interface Letter {
  id: number;
  code: string | null;
  link: string | null;
}

interface Request {
  token?: string;
  body?: unknown;
}

export type Sandbox = ReturnType<typeof sandboxAt>;

/** Titles are answered in `language`. */
export function sandboxAt(origin: string, language = 'en', send: Send = fetch) {
  /** The bare answer, whatever its status. */
  async function request(method: string, path: string, { token, body }: Request = {}): Promise<Response> {
    const url = new URL(path, origin);
    if (path.startsWith('/api/')) url.searchParams.set('lang', language);
    return send(String(url), {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** @throws {Error} with the answer when it is not a success. */
  async function ask<T>(method: string, path: string, more?: Request): Promise<T> {
    const answer = await request(method, path, more);
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}: ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }

  /** One of the controls that change something: "stocks/5", "settings", "orders/7/status", "identity/forge-next". */
  const control = <T = unknown>(path: string, body: object) => ask<T>('POST', `/_sandbox/${path}`, { body });

  /** What was sent to an e-mail address or a phone, the newest first. */
  const outbox = (to: string) => ask<Letter[]>('GET', `/_sandbox/outbox?${new URLSearchParams({ to })}`);

  /** The newest message; waits for one newer than `after`, up to ten seconds. */
  async function letterTo(to: string, after = 0): Promise<Letter> {
    for (let tries = 0; tries < 100; tries += 1) {
      const [newest] = await outbox(to);
      if (newest && newest.id > after) return newest;
      await wait(100);
    }
    throw new Error(`Nothing was sent to ${to}.`);
  }

  return {
    origin,
    request,
    ask,
    control,
    outbox,
    letterTo,

    /** What lies under `rest/`, which anybody may read. */
    read: async <T>(path: string) => (await ask<{ data: T }>('GET', `/api/v1/rest/${path}`)).data,

    codeTo: async (to: string) => (await letterTo(to)).code ?? '',

    /** Calls go wrong from now on; without a path all of them (which only "down" needs). */
    fails: (kind: FaultKind, path = '/', more: Partial<Omit<Fault, 'id' | 'kind' | 'path'>> = {}) =>
      control('faults', { kind, path, ...more }),
    recovers: () => ask('DELETE', '/_sandbox/faults'),
    /** Faults that have not struck often enough yet. */
    faultsLeft: async () => (await ask<unknown[]>('GET', '/_sandbox/faults')).length,

    /** Paths of the calls since the last `forgetCalls`. */
    calls: async () => (await ask<{ path: string }[]>('GET', '/_sandbox/log')).map(({ path }) => path),
    forgetCalls: () => ask('DELETE', '/_sandbox/log'),

    /** Everything as it was seeded. */
    reset: () => ask('POST', '/_sandbox/reset'),
  };
}
