import { type StdioOptions, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendRaw } from '../../../support/raw-visit.ts';

/** As npm starts it: by a shell, which a supervisor's signal to the whole group ends at once. */
test('SIGTERM to npm and all below it: what is in flight is answered', async () => {
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit'];
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const command = `"${process.execPath}" tests/unit/stubs/launcher.mjs; exit`;
  const shell = spawn('sh', ['-c', command], { stdio, env, detached: true });
  const [line] = await once(shell.stdout as NodeJS.ReadableStream, 'data');
  const origin = `http://127.0.0.1:${JSON.parse(String(line)).port}`;
  const ask = (path: string) => sendRaw(origin, { path, headers: [] });

  const held = ask('/held');
  await expect.poll(async () => Number((await ask('/received')).body)).toBeGreaterThan(1);
  const hasClosed = once(shell.stdout as NodeJS.ReadableStream, 'close');
  process.kill(-(shell.pid ?? 0), 'SIGTERM');
  expect((await held).body).toBe('done');
  await hasClosed;
}, 20_000);

/** A terminal signals everything, and npm signals once more what it has started. */
test.each([
  ['two signals at once are one', 'SIGINT', 0],
  // As an operator sends it who waits for the end.
  ['SIGTERM again changes nothing', 'SIGTERM', 1200],
] as const)(
  '%s: what is in flight is answered',
  async (_, second, later) => {
    const launcher = spawn(process.execPath, ['tests/unit/stubs/launcher.mjs'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(launcher.stdout, 'data');
    const origin = `http://127.0.0.1:${JSON.parse(String(line)).port}`;
    const ask = (path: string) => sendRaw(origin, { path, headers: [] });
    const held = ask('/held');
    await expect.poll(async () => Number((await ask('/received')).body)).toBeGreaterThan(1);
    const ended = once(launcher, 'close');
    launcher.kill('SIGTERM');
    await setTimeout(later);
    launcher.kill(second);
    expect((await held).body).toBe('done');
    expect(await ended).toEqual([0, null]);
  },
  20_000,
);

test('the server ends in order where what has started it is killed', async () => {
  const launcher = spawn(process.execPath, ['tests/unit/stubs/launcher.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(launcher.stdout, 'data');
  const origin = `http://127.0.0.1:${JSON.parse(String(line)).port}`;
  const ask = (path: string) => sendRaw(origin, { path, headers: [] });
  const slow = ask('/slow');
  await expect.poll(async () => Number((await ask('/received')).body)).toBeGreaterThan(1);
  // The server has the same standard output: it is closed once both are gone.
  const areGone = once(launcher, 'close');
  launcher.kill('SIGKILL');
  expect((await slow).body).toBe('done');
  await areGone;
}, 20_000);

test('what was started ends with the process that started it, however that ends', async () => {
  const script = `import { start } from './hosting/launch/program.mjs';
    start(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { env: process.env, stdio: 'inherit' });
    process.exit(3);`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The program has the same standard output: it is closed once both are gone.
  expect(await once(starter, 'close')).toEqual([3, null]);
}, 20_000);

test('SIGTERM to what runs stories ends Playwright, its workers and the servers of its setup', async () => {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', HELD_AT: String(port) } as const;
  const connections = on(listener, 'connection');
  const teller = spawn(process.execPath, ['tests/unit/stubs/waiting/storyteller.mjs'], { stdio: 'ignore', env });
  const held: Socket[] = [];
  // The server's and the story's; each lasts as long as its process.
  for (const _ of [1, 2]) {
    const { value: [socket] = [] } = await connections.next();
    held.push(socket.resume());
  }

  const areGone = Promise.all([teller, ...held].map(one => once(one, 'close')));
  teller.kill('SIGTERM');
  await areGone;
  listener.close();
}, 30_000);
