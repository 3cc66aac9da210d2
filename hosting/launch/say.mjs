/** What is the launcher doing, and how long did it take? One line for each step. */

/**
 * Says what is about to happen, then how it went; on failure the line is left open for the reason.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const start = Date.now();
  process.stdout.write(`  ${what} … `);
  try {
    const result = await work();
    console.log(`${result === false ? 'nothing to do' : 'done'}, ${seconds(Date.now() - start)}`);
    return result;
  } catch (error) {
    console.log(`failed after ${seconds(Date.now() - start)}`);
    throw error;
  }
}

/** @param {string[]} lines */
export function box(lines) {
  const width = Math.max(...lines.map(line => line.length));
  const edge = '─'.repeat(width + 4);
  const rows = lines.map(line => `│  ${line.padEnd(width)}  │`);
  console.log(['', `┌${edge}┐`, ...rows, `└${edge}┘`, ''].join('\n'));
}

/** A failure that a person can act on: its message is all that is shown. */
export class Trouble extends Error {}

/** @param {unknown} error */
export function leaveWith(error) {
  console.error(error instanceof Trouble ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
