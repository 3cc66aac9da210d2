/** How do the programs we start begin, speak, and end? None of them outlives us. */
import { spawn } from 'node:child_process';
import { root } from './node24.mjs';
import { Trouble } from './say.mjs';

/** How long a program may take to leave by itself, in milliseconds. */
const grace = 5000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command to its end and answers what it printed.
 *
 * @param {string} command
 * @param {string[]} words
 * @param {{ env: NodeJS.ProcessEnv, shell?: boolean }} options
 * @returns {Promise<string>}
 * @throws {Trouble} with the command's last lines when it fails.
 */
export function run(command, words, options) {
  const child = start(command, words, options);
  const lines = listen(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => {
      const text = lines.join('\n');
      if (code === 0) resolve(text);
      else reject(new Trouble(`${text}\n\n"${[command, ...words].join(' ')}" ended with code ${code}.`));
    });
  });
}

/**
 * Starts a program that stays. Its lines are held back until `speak` is called, so that a start reads in order.
 *
 * @param {string} name
 * @param {string[]} words what the project's Node is told
 * @param {{ command: string, env: NodeJS.ProcessEnv }} options
 */
export function stay(name, words, { command, env }) {
  const child = start(command, words, { env });
  let isSpeaking = false;
  const lines = listen(child, line => isSpeaking && console.log(`${name}: ${line}`));
  const ended = new Promise(resolve => {
    child.once('error', error => resolve(`${name} could not start: ${error.message}`));
    child.once('close', (code, signal) => {
      const last = isSpeaking ? '' : `\n${lines.slice(-20).join('\n')}`;
      resolve(`${name} ended (${signal ?? `code ${code}`}).${last}`);
    });
  });
  return {
    pid: child.pid,
    /** Why it ended. @type {Promise<string>} */
    ended,
    speak() {
      isSpeaking = true;
    },
  };
}

/** Ends all that was started, by process id; what does not leave in time is stopped. */
export async function endAll() {
  const closing = [...running].map(child => new Promise(resolve => child.once('close', resolve)));
  for (const child of running) child.kill('SIGTERM');
  const timer = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, grace);
  await Promise.all(closing);
  clearTimeout(timer);
}

let leaving = false;

/** Whether everything is being ended because somebody asked for it. */
export function isLeaving() {
  return leaving;
}

/** Ctrl-C, a closed terminal or a polite kill end everything; a second one does not wait. */
export function endAllOnSignal() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => leave(signal === 'SIGTERM' ? 143 : 130));
  }
  leaveWithNpm();
}

/** @param {number} code */
async function leave(code) {
  if (leaving) for (const child of running) child.kill('SIGKILL');
  leaving = true;
  await endAll();
  process.exit(code);
}

/** Who kills npm means us, but npm tells only the shell between: that our parent is another one now gives it away. */
function leaveWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    leave(143);
  }, 500);
  watch.unref();
}

/**
 * Starts a program that ends with us.
 *
 * @param {string} command
 * @param {string[]} words
 * @param {{ env: NodeJS.ProcessEnv, shell?: boolean, stdio?: 'inherit' }} options
 */
export function start(command, words, options) {
  const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('close', () => running.delete(child));
  return child;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {(line: string) => void} [hear]
 * @returns {string[]} the lines so far
 */
function listen(child, hear = () => {}) {
  /** @type {string[]} */
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', chunk => {
      const [last = '', ...whole] = (rest + chunk).split('\n').reverse();
      rest = last;
      for (const line of whole.reverse().filter(text => text.trim() !== '')) {
        lines.push(line);
        hear(line);
      }
      lines.splice(0, lines.length - 400);
    });
  }
  return lines;
}
