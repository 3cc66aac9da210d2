/** Starts programs, collects their output and ends them; none of them outlives this process. */
import { spawn } from 'node:child_process';
import { root } from './node24.mjs';
import { StartError } from './terminal.mjs';

/** How long a program may take to exit after SIGTERM, in milliseconds. The storefront ends what is in flight first. */
const grace = 22_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// Whatever ends this process: an error, process.exit, or a test runner that does not wait for its setup.
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * Runs a command to its end and returns what it printed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, shell?: boolean }} options
 * @returns {Promise<string>}
 * @throws {StartError} with the command's last lines when it fails.
 */
export function run(command, args, options) {
  const child = start(command, args, options);
  const lines = collectLines(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => {
      const text = lines.join('\n');
      if (code === 0) resolve(text);
      else reject(new StartError(`${text}\n\n"${[command, ...args].join(' ')}" ended with code ${code}.`));
    });
  });
}

/**
 * Starts a long-running program. Its output is held back until `showOutput` is called, so that the steps of a start
 * stay together on the screen.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {{ command: string, env: NodeJS.ProcessEnv, cwd?: string, onLine?: (line: string) => boolean | void }} options
 *   `onLine` may answer false for a line that is not to be shown.
 */
export function startService(name, args, { command, env, cwd = root, onLine = () => true }) {
  const child = start(command, args, { env, cwd });
  let isShown = false;
  const lines = collectLines(child, line => onLine(line) !== false && isShown && console.log(`${name}: ${line}`));
  const ended = new Promise(resolve => {
    child.once('error', error => resolve(`${name} could not start: ${error.message}`));
    child.once('close', (code, signal) => {
      const last = isShown ? '' : `\n${lines.slice(-20).join('\n')}`;
      resolve(`${name} ended (${signal ?? `code ${code}`}).${last}`);
    });
  });
  return {
    pid: child.pid,
    /** Resolves to the reason once it has ended. @type {Promise<string>} */
    ended,
    showOutput() {
      isShown = true;
    },
  };
}

/** Ends every program that was started, by process id; kills those that do not exit within `grace`. */
export async function endAll() {
  const closing = [...running].map(child => new Promise(resolve => child.once('close', resolve)));
  for (const child of running) child.kill('SIGTERM');
  const timer = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, grace);
  await Promise.all(closing);
  clearTimeout(timer);
}

/** Milliseconds in which further signals are the first one: npm passes on what a terminal has sent to all. */
const sameSignal = 1000;

/** The exit code of what SIGTERM has ended. */
const terminated = 143;

/** When the first signal came. */
let signalledAt = 0;

/** Whether a signal is ending everything: programs that end now do so as intended. */
export function isExiting() {
  return signalledAt > 0;
}

/**
 * Ends everything on Ctrl-C, a closed terminal or SIGTERM. A second Ctrl-C does not wait for the programs; SIGTERM again
 * changes nothing (docs/decisions/114).
 */
export function endAllOnSignal() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => exit(signal === 'SIGTERM' ? terminated : 130));
  }
  exitWithNpm();
}

/** @param {number} code */
async function exit(code) {
  if (Date.now() - signalledAt < sameSignal || (isExiting() && code === terminated)) return;
  if (isExiting()) for (const child of running) child.kill('SIGKILL');
  else signalledAt = Date.now();
  await endAll();
  process.exit(code);
}

/**
 * Exits when npm is killed. npm passes the signal only to the shell between, so this watches for a change of the parent
 * process.
 */
function exitWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // One signal to the whole group ends npm as well: that is not a second one.
    if (!isExiting()) exit(terminated);
  }, 500);
  watch.unref();
}

/**
 * Starts a program that ends with this process.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, shell?: boolean, stdio?: import('node:child_process').StdioOptions }} options
 */
export function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('close', () => running.delete(child));
  return child;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {(line: string) => void} [onLine]
 * @returns {string[]} the last 400 lines, which grow while the program runs
 */
function collectLines(child, onLine = () => {}) {
  /** @type {string[]} */
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', chunk => {
      const [last = '', ...whole] = (rest + chunk).split('\n').reverse();
      rest = last;
      for (const line of whole.reverse().filter(text => text.trim() !== '')) {
        lines.push(line);
        onLine(line);
      }
      lines.splice(0, lines.length - 400);
    });
  }
  return lines;
}
