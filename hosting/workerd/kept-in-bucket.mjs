/**
 * Keeps pages and answers in a bucket (R2) behind an isolate's memory, where other isolates find them, as a Redis does
 * for several processes (hosting/node/cache/kept-in-redis.mjs). While the bucket is away each isolate goes on with its
 * own memory.
 */
import { env, waitUntil } from 'cloudflare:workers';
import { fetchForgotten, sendForgotten } from './forgotten.mjs';

/** @param {string} build a page names the files of its build, and an answer has the shape of its build */
export function keptInBucket(build) {
  /** @param {string} key */
  const nameOf = key => `${build}/${key}`;

  return {
    /** @param {string} key @returns {Promise<any>} what another isolate has kept, or null */
    async get(key) {
      try {
        const found = await env.KEPT.get(nameOf(key));
        if (!found) return null;
        const { entry, until } = JSON.parse(await found.text(), read);
        return until > Date.now() ? entry : null;
      } catch (error) {
        return logAway(error);
      }
    },

    /** Stores without making anybody wait. @param {string} key @param {any} entry @param {number} milliseconds */
    set(key, entry, milliseconds) {
      const text = JSON.stringify({ entry, until: Date.now() + milliseconds }, written);
      waitUntil(env.KEPT.put(nameOf(key), text).catch(logAway));
    },

    /** @param {string} key */
    delete(key) {
      waitUntil(env.KEPT.delete(nameOf(key)).catch(logAway));
    },

    /** @param {string[]} tags @param {number} at */
    forget: sendForgotten,

    /** Marks here which tags other isolates have forgotten. */
    fetchForgotten: () => fetchForgotten(mark),
  };
}

/** @param {unknown} error */
function logAway(error) {
  console.error(`The bucket of kept pages is away, memory goes on: ${error}`);
  return null;
}

/** @param {string} tag @param {number} at */
function mark(tag, at) {
  const { forgotten } = /** @type {{ doorstepCache: { forgotten: Map<string, number> } }} */ (
    /** @type {unknown} */ (globalThis)
  ).doorstepCache;
  forgotten.set(tag, Math.max(at, forgotten.get(tag) ?? 0));
}

/** Writes buffers and maps, which a kept page contains, as JSON. @this {any} @param {string} key @param {any} plain */
function written(key, plain) {
  const whole = this[key];
  if (Buffer.isBuffer(whole)) return { $buffer: whole.toString('base64') };
  return whole instanceof Map ? { $map: [...whole] } : plain;
}

/** @param {string} _key @param {any} value */
function read(_key, value) {
  if (typeof value?.$buffer === 'string') return Buffer.from(value.$buffer, 'base64');
  return Array.isArray(value?.$map) ? new Map(value.$map) : value;
}
