/** Answers of the sandbox in which something is other than it should be. */
import { vi } from 'vitest';

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
