/** Was a form that script has sent answered by its action at all? */

/**
 * Whether what its sending threw means that no answer came: a lost connection is a TypeError. An answer that is not the
 * action's, as a proxy or our own front gives it where too much is going on, is an error of the framework's without a digest,
 * which what the server threw, a redirect too, has. A form of an older build is told by a class of its own.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && error.name === 'Error' && !('digest' in error);
}
