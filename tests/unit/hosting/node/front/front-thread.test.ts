/** As many streams of events as one process may have (lib/event-stream.ts), through the thread that receives visitors. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openFront } from '@/hosting/node/front/front.mjs';
import { streamLimits } from '@/lib/event-stream';
import { freePort } from '../../../../support/free-port.ts';

const secret = 'a secret';

/** Of a stream the front opens two beside the visitor's, who are here as well, and so is their server. */
const filesOfOne = 5;
const { userLimits } = process.report.getReport() as unknown as { userLimits?: { open_files: { soft: unknown } } };
const openFiles = Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY;

test.skipIf(openFiles < filesOfOne * streamLimits.perProcess)(
  'all streams are open, and others are served',
  async () => {
    vi.stubEnv('API_URL', 'http://api.test');
    const pages = createServer(({ url }, response) => {
      if (url !== '/api/group') return response.end('made');
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    }).listen(0, '127.0.0.1');
    await once(pages, 'listening');
    const port = await freePort();
    const { port: pagesPort } = pages.address() as AddressInfo;
    const front = openFront({ port, host: '127.0.0.1', output: 'no-such-build', pages: { port: pagesPort, secret } });
    await front.isOpen;
    const streams: Socket[] = [];
    onTestFinished(async () => {
      for (const stream of streams) stream.destroy();
      await front.end();
      pages.closeAllConnections();
      pages.close();
    });

    for (let opened = 0; opened < streamLimits.perProcess; opened += 100) {
      const some = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'));
      for (const stream of some) stream.write('GET /api/group HTTP/1.1\r\nHost: a.test\r\n\r\n');
      streams.push(...some);
      await Promise.all(some.map(stream => once(stream, 'data')));
    }
    const answered = await fetch(`http://127.0.0.1:${port}/api/cart`);
    expect(await answered.text()).toBe('made');
  },
  60_000,
);
