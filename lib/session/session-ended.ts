/** The API no longer knows the customer: thrown in an action, and answered once, by `formAction`. */

export class SessionEnded extends Error {
  override name = 'SessionEnded';
  /** The public path to come back to after signing in; the page of the form unless told. */
  readonly returnTo: string | undefined;

  constructor(returnTo?: string) {
    super('The session has ended.');
    this.returnTo = returnTo;
  }
}

/**
 * Hands on what the API answered to a customer who is signed in. For actions alone: pages have `signInAgain`.
 *
 * @throws SessionEnded where the answer is a 401.
 */
export function requireSession<O extends object>(outcome: O, returnTo?: string): Exclude<O, { why: 'unauthorized' }> {
  if ('why' in outcome && outcome.why === 'unauthorized') throw new SessionEnded(returnTo);
  return outcome as Exclude<O, { why: 'unauthorized' }>;
}
