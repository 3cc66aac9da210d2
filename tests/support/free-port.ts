/** Finds a port for a server of a test's own. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { loopback } from '../../hosting/launch/ports.mjs';

/** A port on which no program of this machine listens at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, loopback);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
