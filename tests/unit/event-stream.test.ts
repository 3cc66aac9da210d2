/** Does a stream of events begin, go on, stay within its bounds and end with everybody who may end it? */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutStreams, type EventSink, endedStream, eventStream, streamLimits } from '@/lib/event-stream';

const shared = globalThis as {
  doorstepStreams?: { open: Set<unknown>; isEnding: boolean };
  doorstepEndStreams?: () => void;
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  shared.doorstepEndStreams?.();
  if (shared.doorstepStreams) shared.doorstepStreams.isEnding = false;
  vi.useRealTimers();
});

function begin(visitor = 'nora', path = '', leaving = new AbortController()) {
  const sinks: EventSink[] = [];
  const request = new Request(`http://shop.test/live${path}`, { signal: leaving.signal });
  const response = eventStream(request, { visitor, follow: sink => sinks.push(sink) });
  return { response, sink: sinks[0] as EventSink, leave: () => leaving.abort() };
}

const textOf = ({ response }: { response: Response }) => response.text();

test('events are written in order, with their ids, one line each', async () => {
  const stream = begin();
  stream.sink.send({ id: '7', data: { text: 'two\nlines' } });
  stream.sink.send({ data: null });
  stream.sink.end();
  expect(await textOf(stream)).toBe(
    ': here\n\nid: 7\ndata: {"text":"two\\nlines"}\n\ndata: null\n\nevent: end\ndata:\n\n',
  );
  expect(stream.sink.signal.aborted).toBe(true);
});

test('nothing on the way may hold it back or keep it', () => {
  const { headers } = begin().response;
  expect(headers.get('content-type')).toContain('text/event-stream');
  expect(headers.get('cache-control')).toBe('private, no-store, no-transform');
});

test('an id cannot begin another field', async () => {
  const stream = begin();
  stream.sink.send({ id: '7\ndata: forged', data: 1 });
  stream.sink.end();
  expect(await textOf(stream)).toContain('id: 7 data: forged\ndata: 1\n');
});

test('who comes back says what they have seen', () => {
  expect(begin('nora', '?last=41').sink.last).toBe('41');
  expect(begin().sink.last).toBeNull();
});

test('a visitor who leaves is let go of, and what is sent after that is dropped', () => {
  const { sink, leave } = begin();
  leave();
  expect(sink.signal.aborted).toBe(true);
  sink.send({ data: 1 });
  expect(shared.doorstepStreams?.open.size).toBe(0);
});

test('a visitor who left before the stream began is not followed', () => {
  const leaving = new AbortController();
  leaving.abort();
  const { response, sink } = begin('nora', '', leaving);
  expect([response.status, sink]).toEqual([204, undefined]);
  expect(shared.doorstepStreams?.open.size ?? 0).toBe(0);
});

test('who asks for the headers alone gets them, and nothing is followed', async () => {
  const follow = vi.fn();
  const response = eventStream(new Request('http://shop.test/live', { method: 'HEAD' }), { visitor: 'nora', follow });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect(response.body).toBeNull();
  expect(follow).not.toHaveBeenCalled();
  expect(shared.doorstepStreams?.open.size ?? 0).toBe(0);
});

test('a reader who cancels is let go of', async () => {
  const { response, sink } = begin();
  await response.body?.cancel();
  expect(sink.signal.aborted).toBe(true);
});

test('silence is broken by a beat, which the page sees', async () => {
  const stream = begin();
  vi.advanceTimersByTime(streamLimits.heartbeat * 2);
  stream.sink.end();
  expect((await textOf(stream)).match(/^event: beat\ndata:\n$/gm)).toHaveLength(2);
});

test('a stream ends after its longest time, and not for good', async () => {
  const stream = begin();
  vi.advanceTimersByTime(streamLimits.longest + 2 * streamLimits.heartbeat);
  expect(await textOf(stream)).not.toContain('event: end');
});

test('a clock that is set back makes no stream last longer', () => {
  const { sink } = begin();
  vi.setSystemTime(Date.now() - 3600_000);
  vi.advanceTimersByTime(streamLimits.longest + 2 * streamLimits.heartbeat);
  expect(sink.signal.aborted).toBe(true);
});

test('a stream that is cut is not ended for good', async () => {
  const stream = begin();
  stream.sink.cut();
  expect(await textOf(stream)).toBe(': here\n\n');
  expect(stream.sink.signal.aborted).toBe(true);
});

test('when a visitor signs out, their streams are cut and nobody else’s', async () => {
  const streams = [begin('nora'), begin('omar'), begin('nora')];
  cutStreams('nora');
  expect(streams.map(({ sink }) => sink.signal.aborted)).toEqual([true, false, true]);
  expect(await textOf(streams[0] as (typeof streams)[number])).not.toContain('event: end');
});

test('what nobody may follow ends as it begins, in words that a page can read', async () => {
  const response = endedStream();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store, no-transform']);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(await response.text()).toBe('event: end\ndata:\n\n');
});

test('one visitor has so many, another still gets theirs', () => {
  for (let count = 0; count < streamLimits.perVisitor; count += 1) expect(begin().response.status).toBe(200);
  expect(begin().response.status).toBe(429);
  expect(begin('omar').response.status).toBe(200);
});

test('who does not read is cut off', () => {
  const { sink } = begin();
  for (let count = 0; count <= streamLimits.unread + 1; count += 1) sink.send({ data: count });
  expect(sink.signal.aborted).toBe(true);
});

test('when the server ends, the streams end, and new ones are sent elsewhere', async () => {
  const stream = begin();
  shared.doorstepEndStreams?.();
  expect(await textOf(stream)).toBe(': here\n\n');
  expect(begin().response.status).toBe(503);
});
