import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
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
