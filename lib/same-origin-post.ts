/** Route handlers whose posts only pages of ours may send. */
import 'server-only';
import { env } from '@/lib/env';
import { neverKept } from '@/lib/never-kept';
import { answerPost } from '@/lib/request-body';
import { isSameOrigin } from '@/lib/requests/same-origin';

/** Like `answerPost`, for what would change something with a customer's cookies: a post of another site is answered 403. */
export function answerSameOriginPost<R extends Request, C extends unknown[]>(
  answer: (request: R, posted: Response, ...context: C) => Promise<Response>,
): (request: R, ...context: C) => Promise<Response> {
  return answerPost(async (request, ...rest) =>
    isSameOrigin(request.headers, env())
      ? answer(request, ...rest)
      : new Response(null, { status: 403, headers: neverKept }),
  );
}
