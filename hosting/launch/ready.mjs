/** Does the program that was started answer? */
import { setTimeout as wait } from 'node:timers/promises';
import { Trouble } from './say.mjs';

/** How long a start may take, in milliseconds: planting the sandbox's first database is the longest part. */
const patience = 60_000;

/**
 * @param {string} address
 * @param {{ ended: Promise<string> }} program
 * @throws {Trouble} when the program ends, or does not answer in time.
 */
export async function ready(address, program) {
  let reason = '';
  program.ended.then(told => {
    reason = told;
  });
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (reason !== '') throw new Trouble(reason);
    if (await isWell(address)) return;
    await wait(150);
  }
  throw new Trouble(`${address} did not answer within ${patience / 1000} seconds.`);
}

/** @param {string} address */
async function isWell(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
