/**
 * Bounds what one network address has under way or waiting where pages are made, so that the line there has room for others
 * (docs/decisions/154). What is more is answered in front: 429, with a sentence. No address is known longer than it asks.
 */
import { isLocal } from '../../lib/private-host.ts';
import { senderOf } from '../../lib/rate-limit/sender.ts';
import { askedOf } from './asked.mjs';
import { refuseCrowd } from './refusal.mjs';

/** What one process makes in some three seconds, kept pages and pictures aside. */
const most = 200;

/** Refusals that wait a moment; more are given at once. */
const mostHeld = 500;

/** @type {Map<string, number>} */
const underWay = new Map();

let held = 0;
let refused = 0;

/**
 * The network address that a row of X-Forwarded-For tells, by `PROXIES`. Empty for somebody at this machine, and where it
 * may be a proxy that nobody has counted: behind that stands everybody.
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
export function refusesCrowd(request, response, sender) {
  if (sender === '' || askedOf(request) === null) return false;
  const own = underWay.get(sender) ?? 0;
  if (own >= most) {
    refused += 1;
    refuseLater(() => refuseCrowd(request, response, 10));
    return true;
  }
  underWay.set(sender, own + 1);
  response.once('close', () => leave(sender));
  return false;
}

/**
 * Whoever asks again as soon as there is an answer gets it a moment later, so that refusing does not keep this thread busy.
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

/** How many were refused since this was asked last. */
export function takeRefused() {
  const times = refused;
  refused = 0;
  return times;
}

/** @param {string} sender */
function leave(sender) {
  const left = (underWay.get(sender) ?? 1) - 1;
  if (left > 0) underWay.set(sender, left);
  else underWay.delete(sender);
}
