/** Counts how often one page has to wait for the API before it can make its next calls. */
import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';

/** Turns of the event loop without another call, after which every call that can be made has been made. */
const quietTurns = 15;

/**
 * Returns the paths that `work` calls, round by round: no call is answered before every call that can be made without
 * an answer was made; then all of them are answered.
 */
export async function roundsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const { fetch: usual } = globalThis;
  const rounds: string[][] = [];
  let waiting: { path: string; answer: () => void }[] = [];
  let asked = 0;
  let isDone = false;
  const known = new Set<string>();
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const [url, { method = 'GET', headers } = {}] = request;
    // React's server shares public answers within one render; here they are requested again.
    const isShared = method === 'GET' && !new Headers(headers).has('authorization');
    if (isShared && known.has(String(url))) return usual(...request);
    if (isShared) known.add(String(url));
    const turn = Promise.withResolvers<void>();
    asked += 1;
    waiting.push({ path: new URL(String(url)).pathname.replace('/api/v1/', ''), answer: turn.resolve });
    await turn.promise;
    return usual(...request);
  });
  const working = work().finally(() => {
    isDone = true;
  });
  // The caller gets a failure below.
  working.catch(() => {});
  while (!isDone) {
    let before = -1;
    for (let turns = 0; turns < quietTurns && !isDone; turns = asked === before ? turns + 1 : 0) {
      before = asked;
      await wait(2);
    }
    if (waiting.length === 0) continue;
    rounds.push(waiting.map(({ path }) => path));
    const round = waiting;
    waiting = [];
    for (const { answer } of round) answer();
  }
  vi.stubGlobal('fetch', usual);
  await working;
  return rounds;
}
