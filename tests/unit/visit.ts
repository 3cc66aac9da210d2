/** A visit of a public address, for tests of what answers it. */
import { route, type Visit } from '@/lib/route';

export function visit(address: string, asked: Omit<Visit, 'path' | 'query'> = {}) {
  const [path = '/', search = ''] = address.split('?');
  return route({ path, query: new URLSearchParams(search), ...asked });
}

/** The inner page, or "-> address" for a redirect. */
export function answerOf(...asked: Parameters<typeof visit>): string {
  const answer = visit(...asked);
  return answer.kind === 'page' ? answer.inner : `-> ${answer.to}`;
}
