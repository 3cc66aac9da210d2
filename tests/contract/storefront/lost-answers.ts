/** Answers of the sandbox that never arrive, and whether the cart can be read afterwards. */

import { forgetConsole } from '../../unit/stubs/console.ts';
import { afterNextCall, sandbox } from './sandbox.ts';

/** The next call is carried out, its answer lost. `isBlind`: nor can the cart be read, until the sandbox recovers. */
export async function losesAnswer(method: 'POST' | 'DELETE', path: string, isBlind: boolean): Promise<void> {
  await sandbox.fails('lost', path, { method, times: 1 });
  if (isBlind) losesSight(path);
}

/** After the next call to `path` these calls fail until the sandbox recovers: the cart cannot be read. */
export function losesSight(path: string, then = 'dashboard/user/cart', method = 'GET'): void {
  afterNextCall(path, () => sandbox.fails('drop', then, { method }));
}

/** The marketplace answers again, and what was logged of its silence is forgotten. */
export async function recovers(): Promise<void> {
  await sandbox.recovers();
  forgetConsole();
}
