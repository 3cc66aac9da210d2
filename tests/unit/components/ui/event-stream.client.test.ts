/** Does a page listen while it is seen, and come back after a loss? */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenTo } from '@/components/ui/event-stream.client';
import { streamLimits } from '@/lib/event-stream';

class PlayedSource extends EventTarget {
  static all: PlayedSource[] = [];
  static get last() {
    return PlayedSource.all.at(-1) as PlayedSource;
  }
  readonly url: string;
  isClosed = false;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string; lastEventId: string }) => void) | null = null;
  constructor(url: string) {
    super();
    this.url = url;
    PlayedSource.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

let page = visiblePage();
let browser = new EventTarget();
let cookieStore = new EventTarget();

function visiblePage() {
  return Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: 'me=1.0' });
}

/** Listens; answers the states that it has reported. */
function listen(url = '/live') {
  const states: string[] = [];
  listenTo(url, { onEvent: () => {}, onState: state => states.push(state) });
  return states;
}

function receive(data = '1', lastEventId = '') {
  PlayedSource.last.onmessage?.({ data, lastEventId });
}

const lose = () => PlayedSource.last.onerror?.();
const count = () => PlayedSource.all.length;

function show(state: 'visible' | 'hidden') {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  PlayedSource.all = [];
  page = visiblePage();
  browser = new EventTarget();
  cookieStore = new EventTarget();
  vi.stubGlobal('EventSource', PlayedSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { cookieStore });
  vi.stubGlobal('location', new URL('http://shop.test/'));
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('events arrive parsed', () => {
  const seen: unknown[] = [];
  listenTo('/live', { onEvent: data => seen.push(data), onState: () => {} });
  receive('{"count":2}');
  expect(seen).toEqual([{ count: 2 }]);
});

test('a hidden page has no connection; shown again, it says what it has seen', () => {
  listen('/live?cart=5');
  receive('1', '41 a');
  show('hidden');
  expect(PlayedSource.all.map(({ isClosed }) => isClosed)).toEqual([true]);
  vi.advanceTimersByTime(120_000);
  expect(count()).toBe(1);
  show('visible');
  expect(PlayedSource.last.url).toBe('/live?cart=5&last=41%20a');
});

test('a lost connection comes back, later each time, and at once when there is a network again', () => {
  listen();
  const counts = Array.from({ length: 4 }, () => {
    lose();
    vi.advanceTimersByTime(1000);
    return count();
  });
  expect(counts[0]).toBe(2);
  expect(counts.at(-1)).toBeLessThan(5);
  lose();
  const before = count();
  browser.dispatchEvent(new Event('online'));
  expect(count()).toBe(before + 1);
});

test('ten seconds without a connection are told once, however often it has tried, and its first event takes it back', () => {
  const states = listen();
  receive();
  for (let second = 0; second < 9; second += 1) {
    lose();
    vi.advanceTimersByTime(1000);
  }
  expect(states).toEqual(['live']);
  vi.advanceTimersByTime(1000);
  expect(states).toEqual(['live', 'lost']);
  vi.advanceTimersByTime(30_000);
  lose();
  vi.advanceTimersByTime(30_000);
  expect(states).toEqual(['live', 'lost']);
  receive();
  expect(states).toEqual(['live', 'lost', 'live']);
});

test('a first connection that brings nothing is told as well', () => {
  const states = listen();
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual(['lost']);
});

test('a connection that has fallen silent is opened anew; a beat is no silence', () => {
  const states = listen();
  receive();
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(streamLimits.heartbeat);
    PlayedSource.last.dispatchEvent(new Event('beat'));
  }
  expect(count()).toBe(1);
  // One beat may be lost.
  vi.advanceTimersByTime(2 * streamLimits.heartbeat);
  expect(count()).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(PlayedSource.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(states).toEqual(['live']);
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual(['live', 'lost']);
});

test('who signs in or out in another window is asked for anew, another change of the cookie changes nothing', () => {
  listen();
  page.cookie = 'me=1.4';
  cookieStore.dispatchEvent(new Event('change'));
  expect(count()).toBe(1);
  page.cookie = '';
  cookieStore.dispatchEvent(new Event('change'));
  expect(PlayedSource.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  cookieStore.dispatchEvent(new Event('change'));
  expect(count()).toBe(2);
});

test('what has ended does not come back', () => {
  const states = listen();
  PlayedSource.last.dispatchEvent(new Event('end'));
  show('hidden');
  show('visible');
  page.cookie = '';
  cookieStore.dispatchEvent(new Event('change'));
  vi.advanceTimersByTime(120_000);
  expect(count()).toBe(1);
  expect(PlayedSource.last.isClosed).toBe(true);
  expect(states).toEqual(['ended']);
});

test('stopping closes it, and nothing more is told', () => {
  const told = vi.fn();
  listenTo('/live', { onEvent: told, onState: told })();
  show('visible');
  vi.advanceTimersByTime(120_000);
  expect(count()).toBe(1);
  expect(PlayedSource.last.isClosed).toBe(true);
  expect(told).not.toHaveBeenCalled();
});
