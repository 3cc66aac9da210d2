/** Changes the answers of the sandbox: to bodies that are not as they should be, or to refusals. */
import { vi } from 'vitest';

/** The body of an answer with a list. */
export interface List {
  data: Record<string, unknown>[];
}

/** Changes the body of each answer to a call whose path contains `call`, until the returned function is called. */
export function changesAnswers<B>(call: string, change: (body: B) => unknown): () => void {
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
 * Answers the next call with this method whose path contains `call` untruly. `runs`: the API does the work and then
 * refuses the call, as it does when a later step fails; otherwise it reports success and does nothing.
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
