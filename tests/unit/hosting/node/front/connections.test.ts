import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections } from '@/hosting/node/front/connections.mjs';

test('connections beyond a quarter of the open files are closed and counted, and the others are served', async () => {
  const server = createServer((_, response) => response.end('served'));
  const { takeDropped } = limitConnections(server, 8);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const [first] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await expect.poll(() => new Promise(resolve => server.getConnections((_, count) => resolve(count)))).toBe(2);

  await once(connect(port, '127.0.0.1').resume(), 'close');
  expect([takeDropped(), takeDropped()]).toEqual([1, 0]);
  first.write('GET / HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n');
  expect(await text(first)).toContain('served');
});

test('who asks and never reads the answer is let go, and whoever reads on is not', async () => {
  const server = createServer((_, response) => response.end(Buffer.alloc(32 * 1024 * 1024)));
  limitConnections(server, 100, 1000);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const [stuck, slow] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  for (const one of [stuck, slow]) one.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n');
  stuck.pause();
  const open = () => new Promise(resolve => server.getConnections((_, count) => resolve(count)));
  let read = 0;
  slow.on('data', part => {
    read += part.length;
    slow.pause();
    setTimeout(() => slow.resume(), 1);
  });
  await expect.poll(open, { timeout: 5000 }).toBe(1);
  await expect.poll(() => read, { timeout: 5000 }).toBeGreaterThan(32 * 1024 * 1024);
});

const print = `
  import { limitConnections } from './hosting/node/front/connections.mjs';
  const server = { on() {}, setTimeout() {} };
  limitConnections(server);
  console.log(server.maxConnections);`;

test('where many files may be open, there is memory for no more than this', () => {
  const server = createServer();
  limitConnections(server, Number.POSITIVE_INFINITY);
  expect(server.maxConnections).toBe(6000);
});

test('the system says how many files may be open', () => {
  const { stdout } = spawnSync(
    'sh',
    ['-c', 'ulimit -n 345 && exec "$0" --input-type=module -e "$1"', process.execPath, print],
    {
      encoding: 'utf8',
    },
  );
  expect(stdout.trim()).toBe('86');
});
