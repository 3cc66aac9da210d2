/** Waits until a program that was just started answers over HTTP. */
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from './terminal.mjs';

/**
 * How long a start may take, in milliseconds: minutes on a machine that is busy with other work. A program that ends is
 * noticed at once.
 */
const timeLimit = 180_000;

/**
 * @param {string} url
 * @param {{ ended: Promise<string> }} program
 * @throws {StartError} when the program ends, or does not answer in time.
 */
export async function waitUntilReady(url, program) {
  let endReason = '';
  program.ended.then(reason => {
    endReason = reason;
  });
  const deadline = Date.now() + timeLimit;
  while (Date.now() < deadline) {
    if (endReason !== '') throw new StartError(endReason);
    if (await isHealthy(url)) return;
    await wait(150);
  }
  throw new StartError(`${url} did not answer within ${timeLimit / 1000} seconds.`);
}

/** @param {string} url */
async function isHealthy(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
