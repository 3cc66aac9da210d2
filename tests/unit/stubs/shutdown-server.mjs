/** A server that ends as hosting/node/shutdown.mjs says, beside a listener like Next's that logs what nobody caught. */
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Drain } from '../../../hosting/node/front/drain.mjs';
import { endWhileStarting, endWithoutLog, shutDownInOrder } from '../../../hosting/node/shutdown.mjs';

endWhileStarting();
endWithoutLog();
if (process.env.STARTS_FOR_EVER) {
  console.log(JSON.stringify({ port: 0 }));
  await wait(60_000);
}
process.on('uncaughtException', error => console.error(error));

const isEnding = new Promise(resolve => process.once('SIGTERM', resolve));
let received = 0;
const server = createServer(async (request, response) => {
  if (drain.refuses(request, response)) return;
  received += 1;
  if (request.url === '/received') return response.end(String(received));
  if (request.url === '/leaving')
    return response.end(String(/** @type {any} */ (globalThis).doorstepIsEnding === true));
  if (request.url === '/log') console.log('somebody came');
  if (request.url === '/throw') setTimeout(() => JSON.parse('broken'));
  if (request.url === '/slow') await wait(1500);
  if (request.url === '/held' || request.url === '/busy') await isEnding.then(() => wait(2000));
  if (request.url === '/busy') for (const until = Date.now() + 500; Date.now() < until; );
  response.end('done');
});
const drain = new Drain(server);
shutDownInOrder({ end: () => drain.begin(), hasFailed: new Promise(() => {}) });
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
