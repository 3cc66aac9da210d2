/**
 * Reports the storefront's own work over Node's diagnostics channels; listeners (lib/operations) write the log and the
 * metrics. Without listeners reporting costs nothing.
 */
import { channel } from 'node:diagnostics_channel';

/** A call of the marketplace's API that has ended. */
export interface CallReport {
  /** Method and path without ids and codes. */
  call: string;
  /** "ok", or why it failed (lib/api/client.ts). */
  outcome: string;
  /** Undefined where no answer came. */
  status: number | undefined;
  /** Includes the time in the queue. */
  milliseconds: number;
}

const calls = channel('doorstep:call');

export function reportCall(call: CallReport): void {
  if (calls.hasSubscribers) calls.publish(call);
}

export const signInWays = [
  'password',
  'google',
  'facebook',
  'apple',
  'emailLink',
  'phone',
  'mailedCode',
  'currentPassword',
] as const;

/** An attempt to sign in, without a name. */
interface SignInReport {
  way: (typeof signInWays)[number];
  /** "away" where nobody could say whether the proof was right. */
  outcome: 'ok' | 'refused' | 'away';
  /** The key of the sentence that was shown; undefined after a success. */
  reason?: string;
}

/** Sentences that say that the API or the identity provider gave no answer. */
const saysAway = ['offline', 'offlineAuth', 'offlineSignIn', 'signInDown'];

/** A limit that was reached: somebody has to wait, or is asked to come again. */
interface LimitReport {
  /** The limit's name, never the visitor's. */
  limit: string;
  /** How often it was reached since the last report; once by default. */
  times?: number;
}

/** An error that a page, an action or a route handler threw and nobody caught. */
export interface ThrownReport {
  /** What its visitor was shown. */
  digest: string | undefined;
  /** Without ids. */
  route: string;
  /** Next's word for who threw: "render", "action", "route", "proxy". */
  kind: string;
}

const actions = channel('doorstep:action');
const signIns = channel('doorstep:sign-in');
const limits = channel('doorstep:limit');
const thrown = channel('doorstep:thrown');

/** An action has been called with what was posted to it. */
export function reportAction(): void {
  if (actions.hasSubscribers) actions.publish(null);
}

/** Customers who try again in an outage are told apart from somebody who guesses, by what they were told. */
export function reportSignIn(signIn: SignInReport): void {
  const { reason = '' } = signIn;
  if (signIns.hasSubscribers) signIns.publish(saysAway.includes(reason) ? { ...signIn, outcome: 'away' } : signIn);
}

export function reportLimit(limit: string): void {
  if (limits.hasSubscribers) limits.publish({ limit } satisfies LimitReport);
}

export function reportThrown(error: unknown, path: string, kind: string): void {
  const { digest } = error as { digest?: string };
  if (thrown.hasSubscribers) thrown.publish({ digest, route: maskedPath(path), kind } satisfies ThrownReport);
}

export interface ReportListener {
  call: (call: CallReport) => void;
  signIn: (signIn: SignInReport) => void;
  limit: (limit: LimitReport) => void;
  thrown: (trouble: ThrownReport) => void;
}

export function listenToReports({ call, signIn, limit, thrown: threw }: ReportListener): void {
  calls.subscribe(report => call(report as CallReport));
  signIns.subscribe(report => signIn(report as SignInReport));
  limits.subscribe(report => limit(report as LimitReport));
  thrown.subscribe(report => threw(report as ThrownReport));
}

/**
 * Masks a path for the log: ids, codes, names and everything else that a visitor may have written are replaced. The
 * words of our own paths and of the API's are short and in small letters.
 *
 * @example maskedPath('/de/orders/75?paid=1') === '/de/orders/{id}'
 */
export function maskedPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  return plain.replaceAll(/[^/]+/g, segment =>
    /^[a-z_][a-z_-]{0,31}(\.[a-z]{2,11})?$/.test(segment) ? segment : '{id}',
  );
}
