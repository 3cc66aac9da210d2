/**
 * Writes the log as lib/operations does for a Node process (docs/operations.md 4), on the console, which the platform
 * keeps.
 */
import { subscribe } from 'node:diagnostics_channel';
import { format } from 'node:util';
import { scrubText } from '../../lib/operations/scrub-text.ts';
import { maskedPath } from '../../lib/telemetry.ts';
import { visitId } from './visit.mjs';

// biome-ignore lint/suspicious/noConsole: the platform's log is the console
const say = console.log.bind(console);

/** @param {'info' | 'warn' | 'error'} level @param {object} facts @param {string} msg */
function line(level, facts, msg) {
  say(JSON.stringify({ level, time: new Date().toISOString(), ...facts, msg }));
}

/** Once for each isolate. */
export function writeLog() {
  subscribe('doorstep:call', told => {
    const call = /** @type {import('../../lib/telemetry.ts').CallReport} */ (told);
    line(call.outcome === 'offline' ? 'warn' : 'info', { ...call, id: visitId() }, 'call');
  });
  for (const name of ['sign-in', 'limit'])
    subscribe(`doorstep:${name}`, told => line('info', { .../** @type {object} */ (told), id: visitId() }, name));
  subscribe('doorstep:thrown', told =>
    line('error', { .../** @type {object} */ (told), id: visitId() }, 'a page or an action threw'),
  );
  for (const level of /** @type {const} */ (['info', 'warn', 'error', 'log']))
    console[level] = (...said) => line(level === 'log' ? 'info' : level, { id: visitId() }, scrubText(format(...said)));
}

/** @param {Request} request @param {Response} response @param {number} began milliseconds */
export function logVisit({ method, url }, { status, headers }, began) {
  const { pathname } = new URL(url);
  const from = /^(HIT|STALE)$/.test(headers.get('x-nextjs-cache') ?? '') ? 'kept' : 'made';
  const facts = { id: visitId(), method, route: maskedPath(pathname), status, milliseconds: Date.now() - began, from };
  line(status >= 500 ? 'warn' : 'info', facts, 'request');
}
