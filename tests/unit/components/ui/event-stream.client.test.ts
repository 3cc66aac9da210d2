/** Does a page listen while it is seen, and come back after a loss? */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenTo } from '@/components/ui/event-stream.client';

class PlayedSource extends EventTarget {
  static all: PlayedSource[] = [];
  static get last() {
    return PlayedSource.all.at(-1) as PlayedSource;
  }
  readonly url: string;
  isClosed = false;
  onopen: (() => void) | null = null;
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

function visiblePage() {
  return Object.assign(new EventTarget(), { visibilityState: 'visible' });
}

function show(state: 'visible' | 'hidden') {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  PlayedSource.all = [];
  page = visiblePage();
  browser = new EventTarget();
  vi.stubGlobal('EventSource', PlayedSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('events arrive parsed', () => {
  const seen: unknown[] = [];
  listenTo('/live', { onEvent: data => seen.push(data) });
  PlayedSource.last.onmessage?.({ data: '{"count":2}', lastEventId: '' });
  expect(seen).toEqual([{ count: 2 }]);
});

test('a hidden page has no connection; shown again, it says what it has seen', () => {
  listenTo('/live?cart=5', { onEvent: () => {} });
  PlayedSource.last.onmessage?.({ data: '1', lastEventId: '41 a' });
  show('hidden');
  expect(PlayedSource.all.map(({ isClosed }) => isClosed)).toEqual([true]);
  show('visible');
  expect(PlayedSource.last.url).toBe('/live?cart=5&last=41%20a');
});

test('a lost connection comes back, later each time, and at once when there is a network again', () => {
  const states: string[] = [];
  listenTo('/live', { onEvent: () => {}, onState: state => states.push(state) });
  const counts = Array.from({ length: 4 }, () => {
    PlayedSource.last.onerror?.();
    vi.advanceTimersByTime(1000);
    return PlayedSource.all.length;
  });
  expect(counts[0]).toBe(2);
  expect(counts.at(-1)).toBeLessThan(5);
  PlayedSource.last.onerror?.();
  const before = PlayedSource.all.length;
  browser.dispatchEvent(new Event('online'));
  expect(PlayedSource.all.length).toBe(before + 1);
  PlayedSource.last.onopen?.();
  expect([states[0], states.at(-1)]).toEqual(['lost', 'live']);
});

test('what has ended does not come back', () => {
  const states: string[] = [];
  listenTo('/live', { onEvent: () => {}, onState: state => states.push(state) });
  PlayedSource.last.dispatchEvent(new Event('end'));
  show('hidden');
  show('visible');
  vi.advanceTimersByTime(120_000);
  expect(PlayedSource.all.length).toBe(1);
  expect(PlayedSource.last.isClosed).toBe(true);
  expect(states).toEqual(['ended']);
});

test('stopping closes it', () => {
  listenTo('/live', { onEvent: () => {} })();
  show('visible');
  expect(PlayedSource.all.length).toBe(1);
  expect(PlayedSource.last.isClosed).toBe(true);
});
