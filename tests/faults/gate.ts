/** A gate between the storefront and the sandbox: while it is shut, connections are refused as by a machine that is off. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { loopback } from '../../hosting/launch/ports.mjs';

export interface Gate {
  shut(): Promise<void>;
  open(): Promise<void>;
}

export async function openGate(port: number, behind: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    const further = connect(behind, loopback);
    join(socket, further);
    join(further, socket);
    socket.pipe(further).pipe(socket);
  });

  function join(socket: Socket, other: Socket): void {
    sockets.add(socket);
    // An error is followed by "close".
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  }

  const gate = {
    async shut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      if (!server.listening) await once(server.listen(port, loopback), 'listening');
    },
  };
  await gate.open();
  return gate;
}
