/**
 * Ends the process without cutting anybody off (docs/decisions/047): the thread in front is drained first (drain.mjs).
 */

import { isDiskFull } from '../../lib/operations/disk-full.ts';

/** Milliseconds that requests in flight may take. An order may take 16 s (docs/behaviour.md 9). */
const longestDrain = 20_000;

/**
 * Milliseconds for which visitors are still served while /api/ready answers no, so that a balancer sends them
 * elsewhere.
 */
const leaving = 1000 * Number(process.env.LEAVE_SECONDS || 0);

/**
 * Ends the process at once when the reader of its log is gone. Otherwise each line about the lost reader would fail and
 * cause the next, for ever. On a full disk lines are lost, and visitors are served.
 */
export function endWithoutLog() {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', error => isDiskFull(error) || process.exit(1));
}

/** Names of events; the last one says that what has started this process is gone, even killed (start.mjs). */
const signals = ['SIGINT', 'SIGTERM', 'disconnect'];
const endNow = () => process.exit(0);

/**
 * Ends the process at these signals while it starts and has nothing in flight. By itself it would not end as the first
 * process of a container, to which the system passes only the signals that it listens to.
 */
export function endWhileStarting() {
  for (const signal of signals) process.on(signal, endNow);
}

/**
 * Ends the process at SIGINT and SIGTERM (code 0), and after an uncaught exception or a failure of the thread in front
 * (code 1), whatever other listeners these signals have.
 *
 * @param {{ end: () => Promise<void>, hasFailed: Promise<void> }} front `end` resolves once nothing is in flight
 */
export function shutDownInOrder(front) {
  let isEnding = false;
  let isLeaving = false;

  /** @param {number} code */
  function end(code) {
    if (isEnding) return;
    isEnding = true;
    Object.assign(globalThis, { doorstepIsEnding: true });
    // Streams of events never end by themselves (lib/event-stream.ts).
    /** @type {{ doorstepEndStreams?: () => void }} */ (globalThis).doorstepEndStreams?.();
    setTimeout(() => process.exit(code), longestDrain - (code === 0 ? leaving : 0));
    front.end().then(() => process.exit(code));
  }

  /** Has /api/ready answer no first (lib/operations/readiness.ts). */
  function leave() {
    if (isLeaving) return;
    isLeaving = true;
    Object.assign(globalThis, { doorstepIsEnding: true });
    if (leaving === 0) end(0);
    else setTimeout(() => end(0), leaving);
  }

  for (const signal of signals) process.off(signal, endNow);
  // Arrives twice where a supervisor signals the whole process group: start.mjs, which is in it, passes the signal on.
  process.on('SIGTERM', leave);
  process.on('disconnect', leave);
  process.on('SIGINT', () => (isLeaving ? end(0) : leave()));
  process.on('uncaughtException', error => {
    console.error('The server ends after an exception that nobody caught:', error);
    end(1);
  });
  front.hasFailed.then(() => end(1));
}
