/**
 * Holds the cart as the customer sees it: the server's last answer, with the changes on top that it has not answered
 * yet. Sends changes one after the other, across tabs too. Takes a refused change back and says why.
 */
import { type CartView, type Effect, type PendingChange, viewOf } from '@/components/cart/cart-view.client';
import type { CartChange } from '@/lib/cart/change-schema';
import type { CartResponse } from '@/lib/cart/response/types';

/**
 * Milliseconds for an answer: several calls of the API, each as long as it may take. On a dead connection a browser would
 * wait for minutes, and all presses of all tabs behind it.
 */
const patience = 60_000;

let answer: CartResponse | null = null;
let pending: PendingChange[] = [];
let view: CartView = viewOf(null, []);
/** The last request was not answered. */
let isLost = false;
let tail: Promise<unknown> = Promise.resolve();
/** The change that is on its way to the server. */
let sending: PendingChange | null = null;
const listeners = new Set<() => void>();
/**
 * `frames`: how many frames of the cart the page shows. `ask` is called when goods of another shop were added, and the
 * customer has to choose. `until` holds back what is not on its way yet (components/online/held-presses.client.ts).
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

  /** Takes over an answer that did not come from here: the page's own, or the first of a drawer. */
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
   * Shows the change at once and sends it when its turn comes. Null when no answer came: the change may have been made,
   * so the cart is read again. Undefined when it was handed over before its turn: then nothing is to be said of it.
   */
  async change(change: CartChange, ...effects: Effect[]): Promise<CartResponse | null | undefined> {
    const newest = { change, effects };
    pending = [...pending, newest];
    show();
    const answered = await inOrder(() => (pending.includes(newest) ? sendChange(newest) : undefined));
    pending = pending.filter(other => other !== newest);
    show();
    const isAdded = change.do === 'add' || change.do === 'form';
    if (isAdded && answered?.status === 'refused' && answered.waiting !== null) setting.ask();
    return answered;
  },

  /** Resolves once all changes so far are answered. */
  settled: () => tail,

  /** What has no answer yet, in its order. */
  waiting: () => pending,

  /** Gives away what is not on its way yet, and never sends it: another page will, or this one when it is shown again. */
  handOver(): PendingChange[] {
    const waiting = pending.filter(change => change !== sending);
    pending = pending.filter(change => change === sending);
    show();
    return waiting;
  },
};

export type CartStore = typeof cartStore;

function inOrder<T>(task: () => T | Promise<T>): Promise<T> {
  const locks = navigator.locks;
  const next = tail.then(() => setting.until).then(() => (locks ? locks.request('cart', task) : task()));
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
  // A connection may also break off within the answer, or a hotel's login page stand in for it.
  const answered: CartResponse | null = await fetch(url, init)
    .then(response => (response.ok ? response.json() : null))
    .catch(() => null);
  // It may have been carried out all the same: the cart says.
  if (answered === null && change) await send('GET');
  isLost = answered === null || answered.status === 'offline';
  // The cart stays as it was seen until the login page is there: it is not empty, it is not theirs to see.
  if (answered?.login !== undefined) location.assign(answered.login);
  else if (answered !== null && !isLost) answer = answered;
  return answered;
}

const json = { 'Content-Type': 'application/json' };

function show() {
  view = viewOf(answer, pending, isLost);
  for (const listener of listeners) listener();
}
