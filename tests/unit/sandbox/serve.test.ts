/** The sandbox as its own process, on a port that the system chooses. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const running: ChildProcessWithoutNullStreams[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(environment: Record<string, string>) {
  const child = spawn('node', ['sandbox/serve.ts'], {
    env: { ...process.env, SANDBOX_DB: ':memory:', ...environment },
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      said += chunk;
    });
  }
  return { child, said: () => said, ended: once(child, 'exit') };
}

/** What it prints may come in any number of pieces. */
async function originOf(sandbox: ReturnType<typeof start>): Promise<string> {
  for await (const _ of sandbox.child.stdout) {
    const found = /at (http:\/\/127\.0\.0\.1:\d+)/.exec(sandbox.said());
    if (found?.[1]) return found[1];
  }
  throw new Error(sandbox.said());
}

describe('the server', { timeout: 60_000 }, () => {
  test('answers, drops a connection on request, and ends at SIGTERM', async () => {
    const sandbox = start({ SANDBOX_PORT: '0' });
    const origin = await originOf(sandbox);
    const settings = `${origin}/api/v1/rest/settings`;
    expect((await fetch(settings)).status).toBe(200);

    const fault = { path: 'rest/settings', kind: 'drop', times: 1 };
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${origin}/_sandbox/faults`, { method: 'POST', body: JSON.stringify(fault), headers });
    await expect(fetch(settings)).rejects.toThrow('fetch failed');
    expect((await fetch(settings)).status).toBe(200);

    sandbox.child.kill('SIGTERM');
    expect((await sandbox.ended)[0]).toBe(0);
  });

  test('says what to do where its file is no database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'doorstep-town-'));
    const file = join(folder, 'sandbox.sqlite');
    writeFileSync(file, 'SQLite format 3\0 and nothing more, '.repeat(500));
    const sandbox = start({ SANDBOX_PORT: '0', SANDBOX_DB: file });
    expect((await sandbox.ended)[0]).toBe(1);
    expect(sandbox.said()).toBe(`${file} cannot be used: file is not a database. Afresh: npm run sandbox:reset\n`);
    rmSync(folder, { recursive: true });
  });

  test('says nothing at all, or only half of an answer, on request', async () => {
    const sandbox = start({ SANDBOX_PORT: '0' });
    const origin = await originOf(sandbox);
    const settings = `${origin}/api/v1/rest/settings`;
    const fails = (kind: string) => {
      const body = JSON.stringify({ path: 'rest/settings', kind, times: 1 });
      return fetch(`${origin}/_sandbox/faults`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
    };
    await fails('hang');
    await expect(fetch(settings, { signal: AbortSignal.timeout(500) })).rejects.toThrow('timeout');
    await fails('cut');
    const half = await fetch(settings);
    expect(half.status).toBe(200);
    await expect(half.text()).rejects.toThrow('terminated');
    expect(await (await fetch(settings)).json()).toMatchObject({ status: true });
  });

  test('names a busy port and the way out', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = other.address();
    const port = taken && typeof taken === 'object' ? String(taken.port) : '';
    const sandbox = start({ SANDBOX_PORT: port });
    expect((await sandbox.ended)[0]).toBe(1);
    expect(sandbox.said()).toContain(`Port ${port} is taken: choose another one with SANDBOX_PORT=`);
    other.close();
  });

  test.each([
    [{ SANDBOX_PORT: 'many' }, 'SANDBOX_PORT must be a port number, not "many".'],
    [{ SANDBOX_PROFILE: 'huge' }, 'SANDBOX_PROFILE must be "town" or "large", not "huge".'],
  ])('refuses %j in a sentence', async (environment, sentence) => {
    const sandbox = start(environment);
    expect((await sandbox.ended)[0]).toBe(1);
    expect(sandbox.said().trim()).toBe(sentence);
  });
});
