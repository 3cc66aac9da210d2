/** The one port of the chat database, shared by its two protocols; it can be closed. */

import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export const loopback = '127.0.0.1';

/** The beginning of every HTTP/2 connection, and so of gRPC. No method of HTTP/1 begins like this. */
const preface = 'PRI';

/** While it is open, forwards the bytes of gRPC to the port `grpc`, and hands any other connection over to `rest`. */
export function createSharedPort(grpc: number, rest: HttpServer) {
  const open = new Set<Socket>();
  let chosen = 0;

  const keep = (socket: Socket) => {
    open.add(socket);
    socket.setNoDelay();
    socket.on('close', () => open.delete(socket));
  };
  const passOn = (outside: Socket) => {
    const inside = connect(grpc, loopback);
    keep(inside);
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  };
  const server = createServer(outside => {
    keep(outside);
    outside.on('error', () => outside.destroy());
    const choose = () => {
      const start: Buffer | null = outside.read(preface.length);
      if (start === null) return outside.once('readable', choose);
      outside.unshift(start);
      if (start.toString('latin1') === preface) return passOn(outside);
      return rest.emit('connection', outside);
    };
    outside.once('readable', choose);
  });

  return {
    port: () => chosen,
    open: async (port: number) => {
      if (server.listening) return;
      server.listen(port, loopback);
      await once(server, 'listening');
      chosen = (server.address() as AddressInfo).port;
    },
    close: async () => {
      const closed = server.listening ? once(server, 'close') : null;
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
