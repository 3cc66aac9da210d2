/** A Redis of a test's own: Debian's, on a port that the system chooses, with nothing on disk. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { has, installFromDebian } from '../debian.mjs';
import { freePort } from './free-port.ts';

export interface Redis {
  url: string;
  kill: () => Promise<void>;
  /** It hangs: connections stay, and nothing is answered. */
  freeze: () => void;
}

/** @throws {Error} where there is none and none can be installed. */
export async function startRedis(port?: number): Promise<Redis> {
  if (!has('redis-server') && !installFromDebian(['redis-server']))
    throw new Error('No redis-server found. Install one (Debian: apt-get install redis-server).');
  const at = port ?? (await freePort());
  const words = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
  const server = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const endAtOnce = () => void server.kill('SIGKILL');
  process.once('exit', endAtOnce);
  let said = '';
  for await (const part of server.stdout) {
    said += part;
    if (said.includes('Ready to accept connections')) break;
  }
  return {
    url: `redis://127.0.0.1:${at}`,
    freeze: () => void server.kill('SIGSTOP'),
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      process.off('exit', endAtOnce);
      endAtOnce();
      await once(server, 'close');
    },
  };
}
