/**
 * Holds the cart as the customer sees it: the server's last answer, with the changes applied that it has not answered
 * yet. Sends changes one after the other, across tabs too. Undoes a refused change and says why.
 */
import { type CartView, type Effect, type PendingChange, viewOf } from '@/components/cart/cart-view.client';
import type { CartChange } from '@/lib/cart/change/change-schema';
import type { CartResponse } from '@/lib/cart/response/types';
import { readCookie } from '@/lib/cookies/cookies.client';

/**
 * Milliseconds to wait for an answer: a change takes several calls of the API, each up to its time limit. On a dead
 * connection a browser would wait for minutes, and all presses of all tabs would wait behind it.
 */
const patience = 60_000;

let answer: CartResponse | null = null;
let pending: PendingChange[] = [];
let view: CartView = viewOf(null, []);
/** Whether the last request was not answered. */
let isLost = false;
let tail: Promise<unknown> = Promise.resolve();
/** The change that is on its way to the server. */
let sending: PendingChange | null = null;
const listeners = new Set<() => void>();
/**
 * `frames`: how many frames of the cart the page shows. `ask` is called when goods of another shop were added and the
 * customer has to choose. `until` delays changes that were not sent yet (components/online/held-presses.client.ts).
 */
const setting = { locale: 'en', frames: 0, ask: () => {}, until: Promise.resolve() };

export const cartStore = {
  setting,
  get: () => view,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Takes over an answer that this store did not request: the page's own, or the first one of a drawer. */
  adopt(newer: CartResponse) {
    if (pending.length === 0 && newer.status !== 'offline' && newer.at > (answer?.at ?? 0)) answer = newer;
    show();
  },

  /** Reads the cart from the server. Null when that failed. */
  async load(): Promise<CartResponse | null> {
    const answered = await inOrder(() => send('GET'));
    show();
    return answered;
  },

  /**
   * Shows the change at once and sends it when it is its turn. Null when no answer came: the change may have been
   * carried out, so the cart is read again. Undefined when the change was handed over before its turn, or its customer
   * has left: then there is nothing to say about it.
   */
  async change(change: CartChange, ...effects: Effect[]): Promise<CartResponse | null | undefined> {
    const newest = { change, effects, customer: readCookie('customer') };
    pending = [...pending, newest];
    show();
    const answered = await inOrder(() =>
      pending.includes(newest) && mayBeSent(newest) ? sendChange(newest) : undefined,
    );
    pending = pending.filter(other => other !== newest);
    show();
    const isAdded = change.do === 'add' || change.do === 'form';
    if (isAdded && answered?.status === 'refused' && answered.waiting !== null) setting.ask();
    return answered;
  },

  /** Resolves once all changes so far are answered. */
  settled: () => tail,

  /** The changes without an answer, in order. */
  unanswered: () => pending,

  /**
   * Returns the changes that were not sent yet, and does not send them: another page will, or this one when it is shown
   * again.
   */
  handOver(): PendingChange[] {
    const notSent = pending.filter(change => change !== sending);
    pending = pending.filter(change => change === sending);
    show();
    return notSent;
  },
};

export type CartStore = typeof cartStore;

/** What a customer has pressed is not for whoever uses the browser next. A guest's presses go along when they sign in. */
export function mayBeSent({ customer }: PendingChange): boolean {
  return customer === undefined || customer === readCookie('customer');
}

function inOrder<T>(task: () => T | Promise<T>): Promise<T> {
  const { locks } = navigator;
  // A browser that takes no cookies refuses the lock too, before the task; the tasks themselves never fail.
  const inTurn = () => (locks ? locks.request('cart', task).catch(task) : task());
  const next = tail.then(() => setting.until).then(inTurn);
  tail = next;
  return next as Promise<T>;
}

async function sendChange(newest: PendingChange): Promise<CartResponse | null> {
  sending = newest;
  const answered = await send('POST', newest.change);
  sending = null;
  return answered;
}

async function send(method: string, change?: CartChange): Promise<CartResponse | null> {
  const url = `/api/cart?locale=${setting.locale}${setting.frames > 0 ? '&frame=1' : ''}`;
  const signal = AbortSignal.timeout(patience);
  const init = { method, signal, ...(change && { body: JSON.stringify(change), keepalive: true, headers: json }) };
  // The connection may break off within the answer, or a hotel's login page may answer in its place.
  const answered: CartResponse | null = await fetch(url, init)
    .then(response => (response.ok ? response.json() : null))
    .catch(() => null);
  // The change may have been carried out all the same: the cart tells.
  if (answered === null && change) await send('GET');
  isLost = answered === null || answered.status === 'offline';
  // Until the login page is loaded the cart stays as it was. It must not look empty: it only may not be read any more.
  if (answered?.login !== undefined) location.assign(answered.login);
  else if (answered !== null && !isLost) answer = answered;
  return answered;
}

const json = { 'Content-Type': 'application/json' };

function show() {
  view = viewOf(answer, pending, isLost);
  for (const listener of listeners) listener();
}
