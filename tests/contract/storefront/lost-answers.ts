/** Loses answers of the sandbox, and decides whether the cart can be read afterwards. */

import { forgetConsole } from '../../unit/stubs/console.ts';
import { afterNextCall, sandbox } from './sandbox.ts';

/**
 * The next call is carried out, but its answer is lost. `isBlind`: the cart cannot be read either, until the sandbox
 * recovers.
 */
export async function losesAnswer(method: 'POST' | 'DELETE', path: string, isBlind: boolean): Promise<void> {
  await sandbox.fails('lost', path, { method, times: 1 });
  if (isBlind) losesSight(path);
}

/**
 * After the next call to `path`, calls to `then` fail until the sandbox recovers; by default those that read the cart.
 */
export function losesSight(path: string, then = 'dashboard/user/cart', method = 'GET'): void {
  afterNextCall(path, () => sandbox.fails('drop', then, { method }));
}

/** Lets the marketplace answer again, and forgets the warnings that were logged about its silence. */
export async function recovers(): Promise<void> {
  await sandbox.recovers();
  forgetConsole();
}
