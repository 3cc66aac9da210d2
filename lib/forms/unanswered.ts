/** Tells whether a form sent by script got an answer from its action at all. */

/**
 * Whether this error of sending a form means that the action did not answer. A lost connection is a TypeError, and
 * a request that was ended because it took too long a DOMException (components/forms/action-requests.client.ts). Another
 * answer than the action's, such as a refusal by a proxy or by our own server, is an error of Next's without a digest;
 * errors thrown on the server, redirects too, have one. A form of an older build has an error class of its own.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof DOMException) return true;
  return error instanceof Error && error.name === 'Error' && !('digest' in error);
}
