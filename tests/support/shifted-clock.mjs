/**
 * Shifts the clock of a running program by the milliseconds that stand in the file CLOCK_FILE, so that a test can make
 * a server older: `CLOCK_FILE=… node --import ./tests/support/shifted-clock.mjs …`, then `setClock` of clock-file.mjs.
 *
 * Everything that asks for the time is shifted (Date, and performance.now(), which Next and lru-cache count ages by).
 * Timers are not: what waits a second still waits a second. Without CLOCK_FILE, or without the file, nothing is.
 */
import { readFileSync, statSync } from 'node:fs';

const file = process.env.CLOCK_FILE ?? '';

let offset = 0;
let seen = '';

/** Reads the file only when it is another one: its inode and its time tell, for less than two microseconds. */
function shift() {
  const state = statSync(file, { bigint: true, throwIfNoEntry: false });
  const now = state === undefined ? 'missing' : `${state.ino} ${state.mtimeNs} ${state.size}`;
  if (now === seen) return offset;
  seen = now;
  offset = state === undefined ? 0 : Number(readFileSync(file, 'utf8')) || 0;
  return offset;
}

if (file !== '') {
  const trueDate = Date;
  const trueNow = Date.now.bind(Date);
  const trueCount = performance.now.bind(performance);

  const now = () => trueNow() + shift();
  Date.now = now;
  performance.now = () => trueCount() + shift();
  globalThis.Date = new Proxy(trueDate, {
    apply: () => new trueDate(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  });
  trueDate.prototype.constructor = globalThis.Date;
}
