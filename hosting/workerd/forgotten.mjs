/** Keeps which tags were forgotten and when, in one Durable Object that every isolate asks at most once a second. */
import { env } from 'cloudflare:workers';

/** Milliseconds for which a mark is needed: nothing is kept for longer (hosting/node/cache/page-cache.mjs). */
const longest = 6 * 3600 * 1000;

/** Milliseconds between two requests of an isolate. */
const pause = 1000;

/** Milliseconds before each retry of sending: each deployment resets the object, which then fails for a moment. */
const waits = [100, 300, 900, 2700];

let askedAt = Number.NEGATIVE_INFINITY;
let knownUntil = 0;

/** @param {string[]} tags @param {number} at @throws the last error if all tries fail */
export async function sendForgotten(tags, at, [wait, ...further] = waits) {
  try {
    await place().fetch('https://forgotten/', { method: 'POST', body: JSON.stringify({ tags, at }) });
  } catch (error) {
    if (wait === undefined) throw error;
    await new Promise(resolve => setTimeout(resolve, wait));
    await sendForgotten(tags, at, further);
  }
}

/** @param {(tag: string, at: number) => void} forget */
export async function fetchForgotten(forget) {
  if (Date.now() - askedAt < pause) return;
  askedAt = Date.now();
  try {
    const answer = await place().fetch(`https://forgotten/?since=${knownUntil}`);
    /** @type {{ marks: [string, number][], last: number }} */
    const { marks, last } = await answer.json();
    for (const [tag, at] of marks) forget(tag, at);
    knownUntil = last;
  } catch (error) {
    console.error(`Cannot read which tags other isolates have forgotten: ${error}`);
  }
}

function place() {
  return env.FORGOTTEN.get(env.FORGOTTEN.idFromName('tags'));
}

/** Numbers the marks, so that an isolate gets those since its last request, whatever its clock says. */
export class Forgotten {
  /** @param {any} state */
  constructor(state) {
    this.sql = state.storage.sql;
    this.sql.exec('CREATE TABLE IF NOT EXISTS marks (tag TEXT PRIMARY KEY, at INTEGER, number INTEGER)');
  }

  /** @param {Request} request */
  async fetch(request) {
    if (request.method === 'POST') {
      const { tags, at } = /** @type {{ tags: string[], at: number }} */ (await request.json());
      // The newest stays whatever its age, so that the numbers never begin again below one that isolates have read.
      this.sql.exec('DELETE FROM marks WHERE at < ? AND number < ?', Date.now() - longest, this.last());
      // What is sent again may arrive after a newer mark of the same tag.
      const mark =
        'INSERT INTO marks VALUES (?, ?, ?) ON CONFLICT (tag) DO UPDATE SET at = max(at, excluded.at), number = excluded.number';
      for (const tag of tags) this.sql.exec(mark, tag, at, this.last() + 1);
      return new Response(null, { status: 204 });
    }
    const since = Number(new URL(request.url).searchParams.get('since'));
    const marks = this.sql.exec('SELECT tag, at FROM marks WHERE number > ?', since).raw().toArray();
    return Response.json({ marks, last: Math.max(since, this.last()) });
  }

  /** @returns {number} */
  last() {
    return this.sql.exec('SELECT max(number) AS last FROM marks').one().last ?? 0;
  }
}
