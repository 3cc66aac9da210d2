/**
 * The storefront on a Node machine: Next's own server, with kept pages ready in front of it. Other hosts run Next's output
 * as they like; this only makes one process faster.
 */
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import compression from 'compression';
import { joinedScripts } from './joined-scripts.mjs';
import { inTurn } from './picture-queue.mjs';
import { answerReady, holdWhatIsKept } from './ready-pages.mjs';

Object.assign(process.env, { NODE_ENV: 'production', DOORSTEP_FRONT: '1' });
const { default: next } = await import('next');

const port = Number(process.env.PORT || 3000);

// "localhost" is only a name here: Next compares addresses with it, and 127.0.0.1 would make each of its own rewrites look
// like another server's (README, "Why").
const app = next({ dev: false, hostname: 'localhost', port });
const answer = app.getRequestHandler();
const compress = compression();
await app.prepare();
const scripts = joinedScripts(process.env.DIST_DIR ?? '.next');

const server = createServer(async (request, response) => {
  if ((await answerReady(request, response)) || (await scripts.answer(request, response))) return;
  compress(/** @type {any} */ (request), /** @type {any} */ (response), () => {
    holdWhatIsKept(request, response, scripts.addresses);
    noteSender(request);
    inTurn(request, response, () => answer(request, response));
  });
});

// Longer than a proxy in front keeps its connections, so that it is never handed a closed one.
server.keepAliveTimeout = 65_000;
server.listen(port, listenOn(), () => process.stdout.write(`The storefront answers at port ${port}\n`));

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 3000).unref();
  });
}

/**
 * As every proxy does: the last in the row is who speaks to this process, whatever the sender has claimed before it. Next
 * itself would only write where nothing stands (lib/rate-limit/network-address.ts reads it).
 *
 * @param {import('node:http').IncomingMessage} request
 */
function noteSender({ headers, socket }) {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
}

/**
 * Only this machine, unless HOSTNAME chooses another (0.0.0.0 behind a proxy); one that only names the machine, as
 * containers set it, is not a choice.
 */
function listenOn() {
  const chosen = process.env.HOSTNAME;
  return chosen && chosen !== hostname() ? chosen : '127.0.0.1';
}
