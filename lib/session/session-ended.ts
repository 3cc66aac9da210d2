/** Thrown in an action when the API answers 401; `formAction` alone catches it. */

export class SessionEnded extends Error {
  override name = 'SessionEnded';
  /** The public path to come back to after signing in; the form's page by default. */
  readonly returnTo: string | undefined;

  constructor(returnTo?: string) {
    super('The session has ended.');
    this.returnTo = returnTo;
  }
}

/**
 * Returns the outcome of a call for a signed-in customer unchanged. For actions alone: pages have `signInAgain`.
 *
 * @throws SessionEnded when the API answered 401.
 */
export function requireSession<O extends object>(outcome: O, returnTo?: string): Exclude<O, { why: 'unauthorized' }> {
  if ('why' in outcome && outcome.why === 'unauthorized') throw new SessionEnded(returnTo);
  return outcome as Exclude<O, { why: 'unauthorized' }>;
}
