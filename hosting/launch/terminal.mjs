/**
 * Prints the launcher's progress: a line for each step with its duration, a box at the end, failures a person can act
 * on.
 */

/**
 * Prints what is about to happen, then how it went and how long it took. Rethrows a failure, whose reason the caller
 * prints.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work resolves to false when there was nothing to do
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

/** A failure that a person can act on: its message is shown without a stack. */
export class StartError extends Error {}

export function notInstalled() {
  return new StartError('The dependencies are not installed yet: run "npm ci --include=dev".');
}

/** @param {unknown} error */
export function exitWith(error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
