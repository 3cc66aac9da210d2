/** The function's handler: what our server does in front of Next on a Node machine, in front of OpenNext's. */
// @ts-expect-error: written by the build, into the folder of the function
import './known.mjs';
import { finishDocument } from '../document/finish-document.mjs';
import { readManifest } from '../document/read-manifest.mjs';
import { pictureOf } from './picture.mjs';

// @ts-expect-error: OpenNext's, in the folder of the function
const { handler: answer } = await import('./index.mjs');

/**
 * @typedef {{ rawPath: string, rawQueryString: string, headers: Record<string, string>, requestContext: { http: { method: string, sourceIp: string } } }} Event
 * @typedef {{ statusCode: number, headers?: Record<string, string>, cookies?: string[], body?: string, isBase64Encoded?: boolean }} Answer
 */

/** @param {Event} event @param {unknown} context @returns {Promise<Answer>} */
export async function handler(event, context) {
  const picture = await pictureOf(event);
  if (picture !== null) return picture;
  // An answer leaves when it is whole, so a stream of events would never arrive: browsers do not come back after a 204.
  if (event.headers.accept === 'text/event-stream')
    return { statusCode: 204, headers: { 'cache-control': 'no-store' } };
  return finished(await answer(event, context));
}

/** A kept document was finished when it was kept, and stays as it is. @param {Answer} given @returns {Answer} */
function finished(given) {
  const { headers = {}, body = '', isBase64Encoded = false } = given;
  if (!headers['content-type']?.startsWith('text/html')) return given;
  const { 'content-length': _, ...others } = headers;
  const html = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  return { ...given, headers: others, body: finishDocument(html, readManifest()), isBase64Encoded: false };
}
