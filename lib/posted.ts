/** Reads what was posted, up to a limit that is counted while reading: a length may be missing or untrue. */
import { refuseRequest } from '@/lib/refuse-request';

const kilobyte = 1024;

/** What a route handler of app/api reads: a change of the cart, a short form, tags to forget. Bytes. */
export const mostForApi = 16 * kilobyte;

/**
 * What a form of a page may send. It carries what was typed twice, because the state of its last answer goes with it;
 * what is too long for its field is still answered beside the field. Bytes.
 */
export const mostForForm = 64 * kilobyte;

/** A form with one picture (lib/uploads/limits.ts). */
export const mostForPicture = 8 * kilobyte * kilobyte;

/** A form with three; next.config.mjs has the same limit for all actions. */
const mostForPictures = 16 * kilobyte * kilobyte;

/** @param path of a page, without language */
export function mostForPage(path: string): number {
  if (path === '/be-seller' || /^\/orders\/\d+\/(refund|review)$/.test(path)) return mostForPictures;
  return path === '/profile' || /^\/chat\/\w+$/.test(path) ? mostForPicture : mostForForm;
}

/**
 * Makes the POST of a route handler, which gets the body already read. More than `mostForApi` is answered 413.
 *
 * @example export const POST = answerPost(async (request, posted) => { const form = await posted.formData(); … });
 */
export function answerPost<R extends Request, C extends unknown[]>(
  answer: (request: R, posted: Response, ...context: C) => Promise<Response>,
): (request: R, ...context: C) => Promise<Response> {
  return async (request, ...context) => {
    const parts = await readUpTo(mostForApi, request);
    if (parts === null) return refuseRequest(request, { status: 413, reason: 'tooLarge' });
    const type = request.headers.get('content-type');
    const posted = new Response(new Blob(parts), { headers: type === null ? {} : { 'Content-Type': type } });
    return answer(request, posted, ...context);
  };
}

/** Whether more was posted than `most` bytes. Reads the body and keeps nothing of it. */
export async function isLargerThan(most: number, request: Request): Promise<boolean> {
  return (await readUpTo(most, request)) === null;
}

/** Null as soon as there is more. What is left is then read and thrown away: cancelling would end the connection. */
async function readUpTo(most: number, { headers, body }: Request): Promise<Uint8Array<ArrayBuffer>[] | null> {
  if (Number(headers.get('content-length')) > most) return null;
  if (body === null) return [];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > most) {
      discard(reader).catch(() => {});
      return null;
    }
    parts.push(next.value);
  }
  return parts;
}

async function discard(reader: ReadableStreamDefaultReader): Promise<void> {
  while (!(await reader.read()).done);
}
