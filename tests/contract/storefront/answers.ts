/** Answers of the sandbox in which something is other than it should be. */
import { vi } from 'vitest';

/** The answer with a list. */
export interface List {
  data: Record<string, unknown>[];
}

/** Changes each answer of a call whose path contains `call`, until the returned function is called. */
export function answersOtherwise<B>(call: string, change: (body: B) => unknown): () => void {
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await usual(url, init);
    if (!new URL(url).pathname.includes(call) || !answer.ok) return answer;
    const body = (await answer.json()) as B;
    change(body);
    return Response.json(body, { status: answer.status });
  });
  return () => void vi.stubGlobal('fetch', usual);
}

/**
 * The next call of this method whose path contains `call` is answered with a refusal, as where something fails behind
 * the work. `runs`: after the work was done; otherwise it is answered with success, and nothing is done.
 */
export function deniesOnce(method: 'POST' | 'DELETE', call: string, runs: boolean): void {
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== method || !new URL(url).pathname.includes(call)) return usual(url, init);
    vi.stubGlobal('fetch', usual);
    if (!runs) return Response.json({ status: true, message: 'NO_ERROR', data: null });
    await usual(url, init);
    const refusal = { status: false, statusCode: 'ERROR_501', message: 'Error during creating' };
    return Response.json(refusal, { status: 400 });
  });
}
