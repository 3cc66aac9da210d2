/**
 * A balancer in front of several storefronts: sends each request to the next one, and to another where that one is gone
 * or answers 503, as nginx does with `proxy_next_upstream error timeout http_503`. It leaves X-Forwarded-For unchanged,
 * so that visitors of a test may come from anywhere.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  end: () => void;
}

/** @param port 0 is any. */
export async function balance(sites: readonly string[], port = 0): Promise<Balancer> {
  let turn = 0;
  const server = createServer(async (visit, answer) => {
    const body = Buffer.concat(await visit.toArray());
    const first = turn++;
    for (let tried = 0; tried < sites.length; tried++) {
      const found = await ask(sites[(first + tried) % sites.length] as string, visit, body);
      const isLast = tried === sites.length - 1;
      if (found === null || (found.statusCode === 503 && !isLast)) continue;
      if (found.headers['content-type']?.startsWith('text/event-stream')) return passOn(found, answer);
      const whole = await wholeOf(found);
      if (whole === null) continue;
      answer.writeHead(found.statusCode ?? 502, found.headers).end(whole);
      return;
    }
    answer.writeHead(502).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Null where nobody answers. */
function ask(site: string, visit: IncomingMessage, body: Buffer): Promise<IncomingMessage | null> {
  const { method, url } = visit;
  // The body has been read, and is sent in one piece.
  const { 'transfer-encoding': _, ...headers } = visit.headers;
  return new Promise(resolve => {
    const to = new URL(site);
    const sent = request(
      {
        host: '127.0.0.1',
        port: to.port,
        method,
        path: url,
        headers: { ...headers, 'content-length': body.length },
      },
      resolve,
    );
    sent.once('error', () => resolve(null));
    sent.end(body);
  });
}

/** As a buffering proxy holds an answer; null where its sender went away in the middle of it. */
async function wholeOf(found: IncomingMessage): Promise<Buffer | null> {
  try {
    return Buffer.concat(await found.toArray());
  } catch {
    return null;
  }
}

function passOn(found: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(found.statusCode ?? 502, found.headers);
  found.once('error', () => answer.destroy());
  // Whoever leaves a chat has left it: what comes next is unread.
  answer.once('close', () => found.destroy());
  found.pipe(answer);
}
