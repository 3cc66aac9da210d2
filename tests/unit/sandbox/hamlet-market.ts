/** A sandbox of four shops without a port, its clock at noon on a Saturday in the market's zone. */

import { createApp } from '../../../sandbox/app.ts';
import { createClock } from '../../../sandbox/clock.ts';
import type { Sandbox } from '../../../sandbox/input/view.ts';
import { hamlet } from '../../../sandbox/seed/hamlet.ts';
import { seededStore } from '../../support/seeded-store.ts';

export const noon = new Date('2026-11-21T07:00:00Z');

/** Whatever an answer's JSON holds: tests look at it key by key. */
export type Body = ReturnType<typeof JSON.parse>;

export interface Answer {
  status: number;
  body: Body;
}

export function hamletMarket(more: Pick<Sandbox, 'languages'> = {}) {
  const clock = createClock(() => noon.getTime());
  const store = seededStore('hamlet', hamlet, noon);
  const app = createApp({ store, clock, town: hamlet, ...more });

  const send = async (path: string, init?: RequestInit): Promise<Answer> => {
    const answer = await app.request(path, init);
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  };
  const post = (path: string, body: object, method = 'POST') =>
    send(path, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

  return {
    app,
    store,
    clock,
    send,
    post,
    /** `path` is under /api/v1/rest. */
    get: (path: string) => send(`/api/v1/rest/${path}`),
    /** Turns its clock to so many seconds after noon. */
    later: (seconds: number) => post('/_sandbox/clock', { offsetSeconds: seconds }),
    /** The newest message to an e-mail or a phone. */
    messageTo: async (to: string) => (await send(`/_sandbox/outbox?to=${encodeURIComponent(to)}`)).body[0],
  };
}

/** Titles of a list's records, in its order. */
export function titles(list: Body[]): string[] {
  return list.map(item => item.translation?.title);
}
