/**
 * Limits how many pages and calls one network address may have under way or waiting, so that the queue has room for
 * others (docs/decisions/154). Further ones are refused in front, with 429 and a sentence. An address is forgotten with
 * its last request.
 */
import { isLocal } from '../../../lib/private-host.ts';
import { senderOf } from '../../../lib/rate-limit/sender.ts';
import { Counts } from '../counts.mjs';
import { refuseTooMany } from '../refusal.mjs';
import { requestKind } from '../request-kind.mjs';

/** About three seconds' work of one process, kept pages and pictures aside. */
const most = 200;

/** Refusals that may be delayed at the same time; further ones are sent at once. */
const mostHeld = 500;

const underWay = new Counts();

let held = 0;
let refused = 0;

/**
 * The network address that a value of X-Forwarded-For names, by `PROXIES`. Empty for a visitor on this machine, and
 * where the address may be an uncounted proxy's, which all visitors would share.
 *
 * @param {string} row with the sender's address at its end
 */
export function addressOf(row, { PROXIES, SITE_URL } = process.env) {
  const sender = senderOf(row, Number(PROXIES || 0), isLocal(SITE_URL || 'http://localhost'));
  return sender === null || sender.doubt !== null ? '' : sender.address;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} sender
 * @returns {boolean} whether it refuses the request, though perhaps only in a moment
 */
export function refusesTooMany(request, response, sender) {
  const kind = requestKind(request);
  // A stream is open for as long as its page is.
  if (sender === '' || kind === null || kind === 'stream') return false;
  if (underWay.of(sender) >= most) {
    refused += 1;
    refuseLater(() => refuseTooMany(request, response, 10));
    return true;
  }
  underWay.add(sender);
  response.once('close', () => underWay.remove(sender));
  return false;
}

/**
 * Delays a refusal for a second: a client that asks again as soon as it is answered would otherwise keep this thread
 * busy.
 *
 * @param {() => void} refuse
 */
function refuseLater(refuse) {
  if (held >= mostHeld) return refuse();
  held += 1;
  setTimeout(() => {
    held -= 1;
    refuse();
  }, 1000);
}

/** How many were refused since the last call. */
export function takeRefused() {
  const times = refused;
  refused = 0;
  return times;
}
