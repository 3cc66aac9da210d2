/**
 * The answer to a page that asks for a stream of events, as lib/event-stream.ts ends one: the page does not reconnect,
 * and shows what is new without a stream.
 */
export const endedStream = {
  statusCode: 200,
  headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store, no-transform' },
  body: 'event: end\ndata:\n\n',
};
