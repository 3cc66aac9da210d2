/**
 * Reads a posted body up to a limit that is counted while reading, because the declared length may be missing or false.
 */
import { bytesBesideFiles } from '@/lib/multipart';
import { refuseRequest } from '@/lib/refuse-request';

const kilobyte = 1024;

/** Bytes for a route handler of app/api: a change of the cart, a short form, tags to forget. */
export const mostForApi = 16 * kilobyte;

/**
 * Bytes for a page's form. It contains what was typed twice, because the state of its last answer is sent along. A text
 * that is too long for its field still gets an answer beside the field.
 */
export const mostForForm = 64 * kilobyte;

/** A form with one picture (lib/uploads/limits.ts). What it has beside that is limited like any other form. */
export const mostForPicture = 8 * kilobyte * kilobyte;

/** A form with three; next.config.mjs has the same limit for all actions. */
const mostForPictures = 16 * kilobyte * kilobyte;

/**
 * Parts of a form. Our forms have few, but a parser takes seconds for a third of a million empty ones, which fit into
 * 16 MB.
 */
export const mostParts = 1000;

/**
 * The status that refuses a body posted to a page: 413 where it is larger than its form can be, in bytes or in parts, 400
 * where it is no whole form; null where it may pass. Reads the body and keeps nothing of it.
 *
 * @param path of the page, without language
 */
export async function refusedForPage(path: string, request: Request): Promise<413 | 400 | null> {
  const type = request.headers.get('content-type')?.trim() ?? '';
  if (!/^multipart\//i.test(type)) return (await readUpTo(mostForForm, request)) === null ? 413 : null;
  const parts = await readUpTo(mostForPage(path), request, mostParts);
  if (parts === null) return 413;
  if (request.method !== 'POST') return null;
  const typed = bytesBesideFiles(Buffer.concat(parts), type);
  if (typed === null) return 400;
  return typed > mostForForm ? 413 : null;
}

function mostForPage(path: string): number {
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

/**
 * Null as soon as there are more bytes, or more beginnings of form parts, than allowed. The rest is then read and
 * thrown away, because cancelling would close the connection.
 */
async function readUpTo(
  most: number,
  { headers, body }: Request,
  mostBeginnings = Infinity,
): Promise<Uint8Array<ArrayBuffer>[] | null> {
  if (Number(headers.get('content-length')) > most) return null;
  if (body === null) return [];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const begunIn = mostBeginnings === Infinity ? () => 0 : beginningsCounter();
  let size = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > most || begunIn(next.value) > mostBeginnings) {
      discard(reader).catch(() => {});
      return null;
    }
    parts.push(next.value);
  }
  return parts;
}

/**
 * Counts everything that may begin a part, in all chunks so far: a boundary is on a line of its own after two dashes.
 * It does not matter which boundary the header names, so no other reading of the header can differ from this one.
 */
function beginningsCounter(): (piece: Uint8Array) => number {
  const mark = '\r\n--';
  let count = 0;
  let rest = Buffer.alloc(0);
  return piece => {
    const text = Buffer.concat([rest, piece]);
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) count++;
    // A boundary may be split between two chunks.
    rest = text.subarray(1 - mark.length);
    return count;
  };
}

async function discard(reader: ReadableStreamDefaultReader): Promise<void> {
  while (!(await reader.read()).done);
}
