/** The service worker (public/order-keeper.js) outside of a browser, with its caches and a network that a test plays. */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

type Listener = (event: object) => void;
type Entry = { request: { url: string }; body: Buffer; init: ResponseInit };

const origin = 'https://shop.example';

/** In the order in which they were added, as browsers list them; a new answer to the same request goes to the end. */
class PlayedCache {
  entries: Entry[] = [];
  readonly refuses: (path: string) => boolean;

  constructor(refuses: (path: string) => boolean) {
    this.refuses = refuses;
  }

  async match(request: string | { url: string }) {
    const entry = this.entries.find(({ request: { url } }) => url === urlOf(request));
    return entry && new Response(entry.body.length > 0 ? new Uint8Array(entry.body) : null, entry.init);
  }

  async put(request: string | { url: string }, answer: Response) {
    const url = urlOf(request);
    const body = Buffer.from(await answer.arrayBuffer());
    if (this.refuses(new URL(url).pathname)) throw new DOMException('full', 'QuotaExceededError');
    await this.delete(url);
    this.entries.push({ request: { url }, body, init: { status: answer.status, headers: answer.headers } });
  }

  async delete(request: string | { url: string }) {
    const before = this.entries.length;
    this.entries = this.entries.filter(({ request: { url } }) => url !== urlOf(request));
    return this.entries.length < before;
  }

  async keys() {
    return this.entries.map(({ request }) => request);
  }
}

function urlOf(request: string | { url: string }): string {
  return new URL(typeof request === 'string' ? request : request.url, origin).href;
}

type Network = (path: string) => Response | Promise<Response>;

export class OfflineWorker {
  readonly listeners = new Map<string, Listener>();
  readonly stores = new Map<string, PlayedCache>();
  /** Paths that the network was asked for. */
  asked: string[] = [];
  /** Whether there is no room for what is stored under a path. */
  isFull: (path: string) => boolean = () => false;
  /** Whether the browser denies its storage. */
  isDenied = false;
  network: Network;
  /** What the browser's own request was answered with, which it makes while the worker starts. */
  preloaded: Response | undefined;

  constructor(network: Network) {
    this.network = network;
    vm.runInContext(readFileSync('public/order-keeper.js', 'utf8'), vm.createContext(this.#globals()));
  }

  /** Resolves once all that the worker has begun because of it is done. */
  async happens(name: string, event: object = {}): Promise<void> {
    const works: Promise<unknown>[] = [];
    this.listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
    for (const work of works) await Promise.resolve(work).catch(() => {});
  }

  tells(data: object): Promise<void> {
    return this.happens('message', { data });
  }

  /**
   * What a visit is answered with; undefined where the browser itself asks the network. `clientId` names the document.
   */
  async opens(path: string, request: object = {}, clientId = ''): Promise<Response | undefined> {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    this.listeners.get('fetch')?.({
      request: {
        method: 'GET',
        mode: 'navigate',
        url: origin + path,
        referrer: '',
        destination: 'document',
        ...request,
      },
      ...{ clientId, resultingClientId: clientId },
      preloadResponse: Promise.resolve(this.preloaded),
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (given: Promise<Response>) => (answer = Promise.resolve(given)),
    });
    const given = await answer;
    await Promise.allSettled(works);
    return given;
  }

  /** A file that the page under `from` needs. */
  needs(file: string, from: string, clientId?: string): Promise<Response | undefined> {
    return this.opens(file, { mode: 'no-cors', destination: 'script', referrer: origin + from }, clientId);
  }

  /** The paths that a cache holds. */
  stored(name: string): string[] {
    return (this.stores.get(name)?.entries ?? []).map(({ request: { url } }) => new URL(url).pathname);
  }

  /** What is stored under a path, or an empty text. */
  async textOf(name: string, path: string): Promise<string> {
    return (await (await this.stores.get(name)?.match(path))?.text()) ?? '';
  }

  #globals() {
    const self = {
      addEventListener: (name: string, listener: Listener) => this.listeners.set(name, listener),
      skipWaiting: () => undefined,
      registration: {},
      clients: { claim: async () => undefined },
    };
    const fetch = async (asked: string | { url: string }) => {
      const path = urlOf(asked).slice(origin.length);
      this.asked.push(path);
      return this.network(path);
    };
    return { self, fetch, caches: this.#caches(), location: { origin }, setTimeout, ...platform };
  }

  #caches() {
    const open = async (name: string) => {
      if (this.isDenied) throw new DOMException('denied', 'SecurityError');
      const store = this.stores.get(name) ?? new PlayedCache(path => this.isFull(path));
      this.stores.set(name, store);
      return store;
    };
    const has = async (name: string) => {
      if (this.isDenied) throw new DOMException('denied', 'SecurityError');
      return this.stores.has(name);
    };
    const match = async (request: string | { url: string }, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, store] of this.stores) {
        const found = cacheName === undefined || cacheName === name ? await store.match(request) : undefined;
        if (found !== undefined) return found;
      }
      return undefined;
    };
    return { open, has, match, delete: async (name: string) => this.stores.delete(name) };
  }
}

/** A document as `fetch` hands it over. */
export function page(html: string, { status = 200, isRedirected = false, headers = {} } = {}): Response {
  const body = status === 204 ? null : html;
  const answer = new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });
  return isRedirected ? Object.defineProperty(answer, 'redirected', { value: true }) : answer;
}

const platform = { URL, Response, Headers, AbortSignal, Date };
