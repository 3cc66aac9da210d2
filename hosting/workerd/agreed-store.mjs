/**
 * The store that all isolates share (lib/stores/shared-store.ts): counts of guesses, locks of orders under way, newest
 * baskets. Each key is a Durable Object of its own, of which there is one in the world, and which does one thing at a
 * time.
 */
import { env } from 'cloudflare:workers';
import { createMemoryStore } from '../../lib/stores/memory-store.ts';

const standIn = createMemoryStore();

/** @returns {import('../../lib/stores/memory-store.ts').SharedStore} */
export function agreedStore() {
  return {
    add: (key, by, seconds) => ask('add', key, [by, seconds]),
    get: key => ask('get', key, []),
    set: (key, value, seconds) => ask('set', key, [value, seconds]),
    claim: (key, value, seconds) => ask('claim', key, [value, seconds]),
    renew: (key, value, seconds) => ask('renew', key, [value, seconds]),
    release: (key, value) => ask('release', key, [value ?? null]),
  };
}

/**
 * Asks the object of a key. If it is away nobody is locked out: the isolate's memory stands in, as a process's does for
 * a Redis (docs/decisions/080).
 *
 * @param {'add' | 'get' | 'set' | 'claim' | 'renew' | 'release'} step @param {string} key @param {any[]} args @returns {Promise<any>}
 */
async function ask(step, key, args) {
  try {
    const place = env.AGREED.get(env.AGREED.idFromName(key));
    const answer = await place.fetch('https://agreed/', { method: 'POST', body: JSON.stringify([step, ...args]) });
    return (await answer.json()).answer;
  } catch (error) {
    console.error(`The agreed store is away, each isolate counts for itself: ${error}`);
    return /** @type {any} */ (standIn[step])(key, ...args.map(arg => arg ?? undefined));
  }
}

/** One key of the store. While it reads or writes no other request reaches it, so each step is atomic. */
export class Agreed {
  /** @param {any} state */
  constructor(state) {
    this.storage = state.storage;
  }

  /** @param {Request} request */
  async fetch(request) {
    const [step, ...args] = /** @type {[string, ...any[]]} */ (await request.json());
    const entry = await this.storage.get('entry');
    const known = entry !== undefined && entry.until > Date.now() ? entry : undefined;
    return Response.json({ answer: await this.take(step, args, known) });
  }

  /** @param {string} step @param {any[]} args @param {{ value: string, until: number } | undefined} known */
  async take(step, [first, seconds], known) {
    switch (step) {
      case 'get':
        return known?.value ?? null;
      case 'add': {
        const sum = Number(known?.value ?? 0) + first;
        // Only the first addition sets the time at which the count expires.
        await this.write(String(sum), known?.until ?? Date.now() + seconds * 1000);
        return sum;
      }
      case 'claim':
        if (known !== undefined) return false;
        await this.write(first, Date.now() + seconds * 1000);
        return true;
      case 'renew':
        if ((known?.value ?? first) === first) await this.write(first, Date.now() + seconds * 1000);
        return null;
      case 'set':
        await this.write(first, Date.now() + seconds * 1000);
        return null;
      default:
        if (first === null || known?.value === first) await this.alarm();
        return null;
    }
  }

  /** @param {string} value @param {number} until milliseconds */
  async write(value, until) {
    await Promise.all([this.storage.put('entry', { value, until }), this.storage.setAlarm(until)]);
  }

  /** The platform removes an object that stores nothing. */
  async alarm() {
    await this.storage.deleteAlarm();
    await this.storage.deleteAll();
  }
}
