/**
 * The thread in front (front.mjs): receives visitors, sends ready pages, refuses requests that nothing here takes, and
 * passes the rest on to the thread that makes pages, whose documents it has finished, compresses and holds.
 */
import { channel } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { finishDocument } from '../../document/finish-document.mjs';
import { readManifest } from '../../document/read-manifest.mjs';
import { refusalOf } from '../../requests/untaken.mjs';
import { compressAnswer } from '../answer.mjs';
import { answerSafely } from '../answer-safely.mjs';
import { limitConnections } from './connections.mjs';
import { Drain } from './drain.mjs';
import { finishAside } from './finish-aside.mjs';
import { forwardTo, insideSender, isFromInside, mostHeaders, sendersOf } from './forward.mjs';
import { answerFile } from './held-files.mjs';
import { joinedScripts } from './joined-scripts.mjs';
import { answerReady, holdKeptPages } from './ready-pages.mjs';
import { isRenewal } from './renewal.mjs';
import { isOneTooMany } from './unanswered.mjs';
import '../../launch/aliases.mjs';

const [{ keyOf }, { answerPicture }, { addressOf, refusesTooMany, takeRefused }] = await Promise.all([
  import('./page-key.mjs'),
  import('./held-pictures.mjs'),
  import('./too-many.mjs'),
]);

/** @type {import('./front.mjs').Options} */
const { port, host, output, pages } = workerData;
const maker = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
/** @param {import('./front.mjs').Told} told */
const tell = told => maker.postMessage(told);

const manifest = readManifest(output);
const scripts = joinedScripts(output, manifest);
const { finish, finishKept } = finishAside(output, manifest);
const forward = forwardTo(pages);

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

const server = createServer({ maxHeaderSize: mostHeaders }, (request, response) => {
  if (isOneTooMany(request, response)) return;
  const answered = follow(request, response);
  if (drain.refuses(request, response) || refuses(request, response) || scripts.answer(request, response))
    return answered();
  void answerSafely(response, () => serve(request, response, answered));
});
const drain = new Drain(server);
const { takeDropped } = limitConnections(server);

// Longer than proxies keep idle connections, so that no proxy reuses one that is being closed here.
server.keepAliveTimeout = 65_000;
server.once('error', error => {
  console.error(`The storefront cannot listen at ${host}, port ${port}: ${error.message}`);
  tell({ hasFailed: true });
});
server.listen(port, host, () => tell({ isOpen: true }));

process.on('uncaughtException', error => {
  console.error('The server ends after an exception that nobody caught:', error);
  tell({ hasFailed: true });
});

maker.on('message', (/** @type {import('./front.mjs').Asked} */ asked) => {
  if ('document' in asked) finishForCache(asked);
  else if ('forget' in asked) channel('doorstep:forgotten').publish(asked.forget);
  else drain.begin().then(end);
});

setInterval(() => {
  for (const [limit, times] of Object.entries({ 'network:made': takeRefused(), connections: takeDropped() }))
    if (times > 0) tell({ limit, times });
}, 1000).unref();

/** @param {{ document: string, number: number }} asked */
async function finishForCache({ document, number }) {
  tell({ finished: await finishKept(document), number });
}

function end() {
  tell({ hasEnded: true });
  maker.close();
}

/** @param {Request} request @param {Response} response @param {(isHeld: boolean) => void} answered */
async function serve(request, response, answered) {
  if (answerFile(request, response) || answerPicture(request, response)) return answered(true);
  const isForVisitor = !isRenewal(request);
  const key = keyOf(request);
  if (isForVisitor && (await answerReady(request, response, key))) return answered(true);
  const sender = isForVisitor ? senderOf(request) : '';
  // These are not logged one by one: under load the lines would add to it.
  if (sender !== insideSender && refusesTooMany(request, response, sender)) return;
  compressAnswer(request, response);
  holdKeptPages(request, response, key, (document, own) =>
    own === null ? finish(document) : finishDocument(document, manifest, own),
  );
  forward(request, response, sender);
}

/** @param {Request} request @param {Response} response @returns {boolean} whether it has answered */
function refuses({ method = '', url = '', headers }, response) {
  const routerState = headers['next-router-state-tree'];
  const refusal = refusalOf({ method, url, cookies: headers.cookie, routerState });
  if (refusal !== null) response.writeHead(refusal.status, refusal.headers).end();
  return refusal !== null;
}

/** @param {Request} request */
function senderOf(request) {
  return isFromInside(request, pages.secret) ? insideSender : addressOf(sendersOf(request, pages.secret) ?? '');
}

/**
 * Reports a request that was answered by this thread, once it has ended; one that was passed on is reported by the
 * thread that makes pages (lib/operations/requests.ts).
 *
 * @param {Request} request @param {Response} response
 */
function follow({ method = '', url = '', headers }, response) {
  const began = performance.now();
  return (isHeld = false) => {
    const ended = () => {
      const status = response.writableFinished ? response.statusCode : undefined;
      const milliseconds = performance.now() - began;
      tell({ answered: { method, url, id: headers['x-request-id'], status, milliseconds, isHeld } });
    };
    if (response.closed) ended();
    else response.once('close', ended);
  };
}
