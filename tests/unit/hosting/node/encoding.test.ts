/** Which compression an answer gets, by what the browser says that it accepts. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compressedForOne, encodingFor } from '@/hosting/node/encoding.mjs';

const asking = (accepted?: string) => ({ headers: { 'accept-encoding': accepted } }) as unknown as IncomingMessage;

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip, br;q=0.001', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br; q=0', 'gzip'],
  ['gzip, br ;q=0.0', 'gzip'],
  ['gzip;q=0.000, br;q=0', null],
  ['GZIP;Q=0, BR', 'br'],
  ['identity;q=1, *;q=0', null],
])('whoever accepts %j gets %s', (accepted, encoding) => {
  expect(encodingFor(asking(accepted))).toBe(encoding);
});

test('a page that is sent once is compressed as its visitor accepts, where it saves something', async () => {
  const response = { setHeader: vi.fn() };
  const at = (accepted: string, plain: Buffer) =>
    compressedForOne(asking(accepted), response as unknown as ServerResponse, plain);
  const [page, scrap] = [Buffer.alloc(1024, 'a'), Buffer.alloc(1023, 'a')];
  expect(at('identity', page)).toBe(page);
  expect(at('zstd', scrap)).toBe(scrap);
  expect(response.setHeader).not.toHaveBeenCalled();
  expect(zstdDecompressSync(await at('gzip, br, zstd', page))).toEqual(page);
  expect(brotliDecompressSync(await at('gzip, br, zstd;q=0', page))).toEqual(page);
  expect(gunzipSync(await at('gzip', page))).toEqual(page);
  expect(response.setHeader.mock.calls.map(([, encoding]) => encoding)).toEqual(['zstd', 'br', 'gzip']);
});
