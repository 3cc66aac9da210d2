/**
 * Keeps visits apart. In a Worker everything that a visit has opened (a timer, a call, a stream) ends with it, so no
 * other visit may wait for it: what visits share in other processes, each visit has for itself here.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import pLimit from 'p-limit';
import { laneShares } from '../../lib/api/lanes.ts';

/**
 * @typedef {object} Visit
 * @property {string} id
 * @property {Door} [door]
 * @property {Map<string, Map<any, any>>} maps
 * @property {Map<string, import('p-limit').LimitFunction>} lanes
 * @property {{ open: Set<any>, isEnding: boolean, heart: any }} streams
 */

/**
 * The origin of the storefront, and how it answers itself.
 *
 * @typedef {{ origin: string, answer: (request: Request) => Promise<Response> }} Door
 */

/** @type {AsyncLocalStorage<Visit>} */
const visits = new AsyncLocalStorage();

/** @template T @param {string} id @param {() => T} answer @param {Door} [door] @returns {T} */
export function inVisit(id, answer, door) {
  return visits.run({ ...newVisit(id), ...(door && { door }) }, answer);
}

/**
 * Answers a request to the storefront itself; null for another host.
 *
 * @param {Request | URL | string} asked @param {RequestInit} [init]
 */
export function answerOfOurs(asked, init) {
  const door = visits.getStore()?.door;
  const url = asked instanceof Request ? asked.url : String(asked);
  return door !== undefined && url.startsWith(`${door.origin}/`) ? door.answer(new Request(asked, init)) : null;
}

/** The id of the visit that is being answered. */
export function visitId() {
  return visits.getStore()?.id;
}

/**
 * The per-visit state that lib/api/queue.ts, lib/stores/remember.ts, lib/event-stream.ts and others read from the
 * global object.
 */
export function perVisit() {
  return {
    doorstepLanes: Object.fromEntries(Object.entries(laneShares).map(([name, most]) => [name, lane(name, most)])),
    doorstepGeocoding: lane('geocoding', 8),
    doorstepTiles: lane('tiles', 16),
    doorstepFiles: lane('files', 2),
    doorstepUnderWay: mapPerVisit('calls'),
    doorstepGroups: mapPerVisit('groups'),
    doorstepChatRooms: mapPerVisit('chatRooms'),
    doorstepStreams: streamsPerVisit(),
  };
}

/** For work outside of every visit: while modules are loaded. */
const nobody = newVisit('');

/** @param {string} id @returns {Visit} */
function newVisit(id) {
  return { id, maps: new Map(), lanes: new Map(), streams: { open: new Set(), isEnding: false, heart: null } };
}

function current() {
  return visits.getStore() ?? nobody;
}

/** @param {string} name @param {number} most */
function lane(name, most) {
  const own = () => {
    const found = current().lanes.get(name) ?? pLimit(most);
    current().lanes.set(name, found);
    return found;
  };
  const run = (/** @type {() => unknown} */ work) => own()(work);
  return Object.defineProperties(run, {
    pendingCount: { get: () => own().pendingCount },
    activeCount: { get: () => own().activeCount },
  });
}

/** @param {string} name */
function mapPerVisit(name) {
  const own = () => {
    const found = current().maps.get(name) ?? new Map();
    current().maps.set(name, found);
    return found;
  };
  return {
    get: (/** @type {unknown} */ key) => own().get(key),
    set: (/** @type {unknown} */ key, /** @type {unknown} */ value) => own().set(key, value),
    delete: (/** @type {unknown} */ key) => own().delete(key),
  };
}

function streamsPerVisit() {
  return Object.defineProperties(
    {},
    Object.fromEntries(
      /** @type {const} */ (['open', 'isEnding', 'heart']).map(name => [
        name,
        {
          get: () => current().streams[name],
          set: (/** @type {any} */ value) => {
            current().streams[name] = value;
          },
        },
      ]),
    ),
  );
}
