/**
 * Serves the storefront on a Node machine. This thread makes pages with Next's own server; the thread in front
 * (front-thread.mjs) receives visitors and sends ready pages, so that nobody waits for a page that somebody else has
 * asked for (docs/decisions/139). Other hosts run Next's output as it is.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { answerSafely } from './answer-safely.mjs';
import { bufferEarlyLog } from './early-log.mjs';
import { forwardedFrom, markForm, mostHeaders } from './front/forward.mjs';
import { openFront } from './front/front.mjs';
import { listenOn, ownOrigin } from './listening.mjs';
import { endWhileStarting, endWithoutLog, shutDownInOrder } from './shutdown.mjs';
import './pages/kept-lengths.mjs';
import './pages/whole-pictures.mjs';
import '../launch/aliases.mjs';

endWhileStarting();
endWithoutLog();
bufferEarlyLog();
// Percent by which a thread's heap may grow before a full garbage collection (docs/decisions/146); for a limit as small
// as ours V8 takes 30.
setFlagsFromString('--heap-growing-percent=60');
Object.assign(process.env, { NODE_ENV: 'production', DOORSTEP_NODE_SERVER: '1' });
const { default: next } = await import('next');
const [{ documentKeyOf, keyOf }, { pageInTurn }, { pictureInTurn }] = await Promise.all([
  import('./front/page-key.mjs'),
  import('./pages/page-queue.mjs'),
  import('./pages/picture-queue.mjs'),
]);

const port = Number(process.env.PORT || 3000);

// Next compares URLs with this name, and would take its own rewrites for another server's if it were 127.0.0.1
// (docs/decisions/029). It does not decide where the server listens.
const app = next({ dev: false, hostname: 'localhost', port });
const answer = app.getRequestHandler();
await app.prepare();
const host = listenOn(process.env);
// Next passes some forms on to itself, and fetches from itself the page that a form's answer leads to. This server speaks
// http, whatever the proxy in front speaks (docs/decisions/029).
process.env.__NEXT_PRIVATE_ORIGIN = ownOrigin(host, port);

/** Known to the front alone: requests of other programs on this machine that find this port are not answered. */
const secret = randomUUID();

// The front adds headers of its own, so there is room for more than it accepts.
const pages = createServer({ maxHeaderSize: mostHeaders + 1024 }, (request, response) => {
  const sender = forwardedFrom(request, secret);
  if (sender === null) return void request.destroy();
  void answerSafely(response, () => serve(request, response, sender));
});
// Never closed from this side: the front may just be about to reuse the connection.
pages.keepAliveTimeout = 0;
await once(pages.listen(0, '127.0.0.1'), 'listening');

const front = openFront({
  port,
  host,
  output: process.env.DIST_DIR ?? '.next',
  pages: { port: /** @type {import('node:net').AddressInfo} */ (pages.address()).port, secret },
});
shutDownInOrder(front);
// page-cache.mjs, which other bundles of this process load as well, finishes pages with that thread.
Object.assign(globalThis, { doorstepFinishing: front });
await front.isOpen;
// biome-ignore lint/suspicious/noConsole: a line of the log (lib/operations/log.ts)
console.log(`The storefront answers at port ${port}.`);

/**
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @param {string} sender
 */
function serve(request, response, sender) {
  const key = keyOf(request);
  // The queues call it later, and wait for the answer only.
  const make = () =>
    answerSafely(response, () => {
      markForm(request, secret);
      return answer(request, response);
    });
  pictureInTurn(request, response, sender, () =>
    pageInTurn(request, response, { key: key && documentKeyOf(key), sender }, make),
  );
}
