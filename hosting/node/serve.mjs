/**
 * Serves the storefront on a Node machine: Next's own server, with kept pages ready in front of it. Other hosts run
 * Next's output as it is; this only makes one process faster (docs/decisions/003).
 */
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { readManifest } from '../document/read-manifest.mjs';
import { compressAnswer } from './answer.mjs';
import { endInOrder, endWithoutLog } from './ending.mjs';
import { joinedScripts } from './joined-scripts.mjs';
import { refusesMethod } from './methods.mjs';
import { answerReady, holdKeptPages } from './ready-pages.mjs';
import './source-imports.mjs';

endWithoutLog();
Object.assign(process.env, { NODE_ENV: 'production', DOORSTEP_NODE_SERVER: '1' });
const { default: next } = await import('next');
const [{ keyOf }, { inTurn }] = await Promise.all([import('./page-key.mjs'), import('./picture-queue.mjs')]);

const port = Number(process.env.PORT || 3000);

// Next compares URLs with this name, and would take its own rewrites for another server's if it were 127.0.0.1
// (docs/decisions/029). It does not decide where the server listens.
const app = next({ dev: false, hostname: 'localhost', port });
// Next fetches the page that a form's answer leads to from itself, and this server speaks http whatever the proxy in
// front speaks (docs/decisions/029).
process.env.__NEXT_PRIVATE_ORIGIN = `http://localhost:${port}`;
const answer = app.getRequestHandler();
await app.prepare();
const output = process.env.DIST_DIR ?? '.next';
const manifest = readManifest(output);
const scripts = joinedScripts(output, manifest);

const server = createServer((request, response) => {
  if (refuses(request, response) || refusesMethod(request, response) || scripts.answer(request, response)) return;
  serve(request, response).catch(error => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
});
const refuses = endInOrder(server);

// Longer than proxies keep their connections, so that a proxy never reuses one that is just being closed here.
server.keepAliveTimeout = 65_000;
server.listen(port, listenOn(), () => process.stdout.write(`The storefront answers at port ${port}\n`));

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function serve(request, response) {
  const key = keyOf(request);
  if (await answerReady(request, response, key)) return;
  compressAnswer(request, response);
  holdKeptPages(request, response, key, manifest);
  appendSender(request);
  inTurn(request, response, () => answer(request, response));
}

/**
 * Appends the sender's address to `X-Forwarded-For`, as every proxy does, so that the last entry is true whatever the
 * sender claimed before it (lib/rate-limit/network-address.ts reads it). Next itself writes it only where it is
 * missing.
 *
 * @param {import('node:http').IncomingMessage} request
 */
function appendSender({ headers, socket }) {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
}

/**
 * Listens on this machine only, unless HOSTNAME chooses another address (0.0.0.0 behind a proxy). Containers set
 * HOSTNAME to the machine's own name, which is not a choice.
 */
function listenOn() {
  const chosen = process.env.HOSTNAME;
  return chosen && chosen !== hostname() ? chosen : '127.0.0.1';
}
