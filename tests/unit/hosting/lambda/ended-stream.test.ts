/** A host without streams ends them in the words of those that have them. */
import { expect, test } from 'vitest';
import { endedStream as endedHere } from '@/lib/event-stream';
import { endedStream } from '../../../../hosting/lambda/ended-stream.mjs';

test('a page is told the end of a stream as by any other host', async () => {
  const usual = endedHere();
  const { 'content-type': type, 'cache-control': caches } = endedStream.headers;
  expect([endedStream.statusCode, type, caches]).toEqual([
    usual.status,
    usual.headers.get('content-type'),
    usual.headers.get('cache-control'),
  ]);
  expect(endedStream.body).toBe(await usual.text());
});
