/**
 * What the storefront tells of its own work, over Node's diagnostics channels: whoever listens (lib/operations) writes the
 * log and counts. Telling costs nothing where nobody listens.
 */
import { channel } from 'node:diagnostics_channel';

/** A call of the marketplace's API, once it has ended. */
export interface CallTold {
  /** Method and path without ids and codes. */
  call: string;
  /** "ok", or why it failed (lib/api/client.ts). */
  outcome: string;
  /** Undefined where no answer came. */
  status: number | undefined;
  /** Waiting for its turn included. */
  milliseconds: number;
}

const calls = channel('doorstep:call');

export function tellCall(call: CallTold): void {
  if (calls.hasSubscribers) calls.publish(call);
}

/** Somebody has tried to sign in; who it was is not told. */
export interface SignInTold {
  way: 'password' | 'google' | 'facebook' | 'apple' | 'emailLink' | 'phone' | 'mailedCode' | 'currentPassword';
  outcome: 'ok' | 'refused';
  /** The key of the sentence that was shown; undefined where it went well. */
  reason?: string;
}

/** A limit that was reached: somebody has to wait, or is told to come again. */
export interface LimitTold {
  /** Its name, never whom it held up. */
  limit: string;
  /** How often since it was told last; once unless said. */
  times?: number;
}

const signIns = channel('doorstep:sign-in');
const limits = channel('doorstep:limit');

export function tellSignIn(signIn: SignInTold): void {
  if (signIns.hasSubscribers) signIns.publish(signIn);
}

export function tellLimit(limit: string): void {
  if (limits.hasSubscribers) limits.publish({ limit } satisfies LimitTold);
}

/**
 * A path as it may stand in a log: ids, codes, names and whatever else a visitor may have written are left out. The
 * words of our own paths and of the API's are short, small letters.
 *
 * @example maskedPath('/de/orders/75?paid=1') === '/de/orders/{id}'
 */
export function maskedPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  return plain.replaceAll(/[^/]+/g, segment =>
    /^[a-z_][a-z_-]{0,31}(\.[a-z]{2,11})?$/.test(segment) ? segment : '{id}',
  );
}
