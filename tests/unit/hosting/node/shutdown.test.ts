import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { sendRaw } from '../../../support/raw-visit.ts';

let server: ChildProcess;

afterEach(() => {
  server.kill('SIGKILL');
});

async function start(env: Record<string, string> = {}): Promise<string> {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  server = spawn(process.execPath, ['tests/unit/stubs/shutdown-server.mjs'], {
    stdio,
    env: { ...process.env, ...env },
  });
  const [line] = await once(server.stdout as NodeJS.ReadableStream, 'data');
  return `http://127.0.0.1:${JSON.parse(String(line)).port}`;
}

const ends = async () => ((await once(server, 'exit')) as [number | null])[0];
const ask = (origin: string, path: string, headers: [string, string][] = []) => sendRaw(origin, { path, headers });

test.each(['stdout', 'stderr'] as const)(
  'a lost reader of %s ends the server at once',
  async stream => {
    const origin = await start();
    server[stream]?.destroy();
    const ended = ends();
    ask(origin, stream === 'stdout' ? '/log' : '/throw').catch(() => {});
    expect(await ended).toBe(1);
  },
  20_000,
);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s while it starts ends the server at once',
  async signal => {
    await start({ STARTS_FOR_EVER: '1' });
    const ended = ends();
    server.kill(signal);
    expect(await ended).toBe(0);
  },
  20_000,
);

const received = async (origin: string) => Number((await ask(origin, '/received')).body);

test('at SIGTERM 1,000 requests in flight are all answered, and then the server is gone', async () => {
  const origin = await start();
  const ended = ends();
  const all = Array.from({ length: 1000 }, () => ask(origin, '/held'));
  await expect.poll(() => received(origin), { timeout: 20_000 }).toBeGreaterThan(1000);
  server.kill('SIGTERM');
  const answers = await Promise.all(all);
  expect(answers.filter(({ status, body }) => status !== 200 || body !== 'done')).toEqual([]);
  expect(await ended).toBe(0);
  await expect(ask(origin, '/received')).rejects.toThrow();
}, 40_000);

test('meanwhile a new connection is refused politely, and an idle one is closed', async () => {
  const origin = await start();
  const ended = ends();
  const idle = new Agent({ keepAlive: true });
  expect((await over(idle, `${origin}/`)).headers.connection).toBe('keep-alive');
  const [socket] = Object.values(idle.freeSockets).flat() as NodeJS.ReadableStream[];
  const isClosed = once(socket as NodeJS.ReadableStream, 'close');
  const held = ask(origin, '/held');
  await expect.poll(() => received(origin)).toBeGreaterThan(2);

  server.kill('SIGTERM');
  await expect.poll(async () => (await ask(origin, '/')).status).toBe(503);
  const refused = await ask(origin, '/ar/restaurants', [['accept', 'text/html,*/*']]);
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5', connection: 'close' } });
  expect(refused.body).toContain('<html lang="ar" dir="rtl">');
  expect((await ask(origin, '/restaurants')).body).toBe('');
  await isClosed;
  expect((await held).status).toBe(200);
  expect(await ended).toBe(0);
}, 20_000);

test('where it is to leave slowly it says so first, and SIGINT does not wait', async () => {
  const origin = await start({ LEAVE_SECONDS: '15' });
  const ended = ends();
  expect((await ask(origin, '/leaving')).body).toBe('false');
  server.kill('SIGTERM');
  await expect.poll(async () => (await ask(origin, '/leaving')).body).toBe('true');
  expect((await ask(origin, '/')).status).toBe(200);
  server.kill('SIGINT');
  expect(await ended).toBe(0);
}, 20_000);

test('whoever is told again cuts nobody off', async () => {
  const origin = await start();
  const ended = ends();
  const held = ask(origin, '/held');
  await expect.poll(() => received(origin)).toBeGreaterThan(1);
  server.kill('SIGTERM');
  await expect.poll(async () => (await ask(origin, '/')).status).toBe(503);
  server.kill('SIGTERM');
  expect((await held).body).toBe('done');
  expect(await ended).toBe(0);
}, 20_000);

// Between the last look at the port and closing it lies a moment that a loaded machine may stretch.
test('whoever is connected when the port closes is refused, not reset', { retry: 2, timeout: 20_000 }, async () => {
  const origin = await start();
  const busy = ask(origin, '/busy');
  await expect.poll(() => received(origin)).toBeGreaterThan(1);
  server.kill('SIGTERM');
  await expect.poll(async () => (await ask(origin, '/')).status).toBe(503);
  const seen = new Set<number | string>();
  const visitor = async () => {
    let last: number | string = 503;
    while (last === 503) {
      last = await ask(origin, '/').then(
        ({ status }) => status,
        error => error.code,
      );
      seen.add(last);
      // Hundreds come in a second, more than a port that is about to close will see; without a pause it is never quiet.
      await setTimeout(20);
    }
  };
  await Promise.all(Array.from({ length: 40 }, visitor));
  expect((await busy).status).toBe(200);
  expect([...seen].toSorted()).toEqual([503, 'ECONNREFUSED']);
});

// A machine that stands still for a second misses the moment.
test('a kept connection is served a last time', { retry: 3, timeout: 20_000 }, async () => {
  const origin = await start();
  const kept = new Agent({ keepAlive: true });
  await over(kept, `${origin}/`);
  const held = ask(origin, '/held');
  await expect.poll(() => received(origin)).toBeGreaterThan(2);
  server.kill('SIGTERM');
  await expect.poll(async () => (await ask(origin, '/')).status).toBe(503);
  const last = await over(kept, `${origin}/`);
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  await held;
});

test('an exception that nobody caught ends the server behind what is in flight', async () => {
  const origin = await start();
  const ended = ends();
  const slow = ask(origin, '/slow');
  expect((await ask(origin, '/throw')).status).toBe(200);
  expect((await slow).body).toBe('done');
  expect(await ended).toBe(1);
}, 20_000);

async function over(agent: Agent, url: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  // The agent takes its connection back a moment later.
  await new Promise(resolve => setImmediate(resolve));
  return answer;
}
