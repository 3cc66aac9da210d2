import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

let logging: ChildProcess;
/** Blocks that the process may write into one file, as a shell counts them. */
let mostInFiles = 'unlimited';

afterEach(() => {
  logging.kill('SIGKILL');
  mostInFiles = 'unlimited';
});

const told = async () => String((await once(logging.stderr as NodeJS.ReadableStream, 'data'))[0]);
const says = async (words: string) => {
  logging.stdin?.write(words);
  return told();
};
const ends = async () => ((await once(logging, 'exit')) as [number | null])[0];

async function start(output: number | 'pipe', ...more: string[]) {
  const stdio: StdioOptions = ['pipe', output, 'pipe'];
  const args = [
    '--conditions=react-server',
    '--import',
    './hosting/launch/aliases.mjs',
    'tests/unit/stubs/logging.mjs',
    ...more,
  ];
  const command = `ulimit -f ${mostInFiles}; exec "$0" "$@"`;
  logging = spawn('sh', ['-c', command, process.execPath, ...args], { stdio });
  expect(await told()).toBe('ready');
}

test('on a full disk lines are lost, and nothing else', async () => {
  const full = openSync('/dev/full', 'w');
  await start(full);
  closeSync(full);
  expect(await says('one')).toBe('one');
  expect(await says('two')).toBe('two');
  logging.stdin?.end();
  expect(await ends()).toBe(3);
}, 20_000);

test('in a file that has its largest size lines are lost, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const file = openSync(join(folder, 'log'), 'w');
  mostInFiles = '1';
  await start(file);
  closeSync(file);
  expect(await says('one')).toBe('one');
  expect(await says('two')).toBe('two');
  logging.stdin?.end();
  expect(await ends()).toBe(3);
  rmSync(folder, { recursive: true });
}, 20_000);

test('a lost reader ends the process', async () => {
  await start('pipe');
  logging.stdout?.destroy();
  logging.stdin?.write('one');
  expect(await ends()).toBe(1);
}, 20_000);

test('all lines are written, the last ones at the end', async () => {
  await start('pipe');
  let written = '';
  logging.stdout?.on('data', part => {
    written += part;
  });
  for (const words of ['one', 'two']) await says(words);
  logging.stdin?.end();
  const hasClosed = once(logging, 'close');
  await hasClosed;
  const lines = written.trimEnd().split('\n');
  expect(lines.map(line => JSON.parse(line).msg.length)).toEqual([5000, 5000, 7]);
}, 20_000);

test('where it is written at once, nothing waits that could be lost with the process', async () => {
  await start('pipe', 'at-once');
  let written = '';
  logging.stdout?.on('data', part => {
    written += part;
  });
  logging.stdin?.write('one');
  await once(logging, 'close');
  expect(JSON.parse(written).msg).toHaveLength(5000);
}, 20_000);
