import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compress } from '@/hosting/node/encoding.mjs';
import { copiesOf } from '@/hosting/node/front/compressed-copies.mjs';

/** A page of its own for each number, long enough for the qualities of compression to differ. */
const page = (number: number) =>
  Buffer.from(Array.from({ length: 3000 }, (_, row) => `<p>dish ${(row * 7919 + number) % 997}</p>`).join(''));

const asking = (accepted: string) => ({ headers: { 'accept-encoding': accepted } }) as unknown as IncomingMessage;

async function sent(plain: Buffer, accepted = 'gzip, br, zstd') {
  const setHeader = vi.fn();
  const body = await copiesOf(plain).answer(asking(accepted), { setHeader } as unknown as ServerResponse, plain);
  return { body, encoding: setHeader.mock.calls[0]?.[1] };
}

test('each browser gets what it accepts, and Zstandard is not for what many are sent', async () => {
  const plain = page(1);
  const [brotli, zipped, bare] = [await sent(plain), await sent(plain, 'gzip'), await sent(plain, 'identity')];
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain);
  expect(zipped.encoding).toBe('gzip');
  expect(gunzipSync(zipped.body)).toEqual(plain);
  expect(bare).toEqual({ body: plain, encoding: undefined });
});

test('the same bytes are compressed once, whoever made them', async () => {
  const first = await sent(page(2));
  expect((await sent(page(2))).body).toBe(first.body);
  expect((await sent(page(3))).body).not.toBe(first.body);
});

test('a compression that fails is not held', async () => {
  const plain = page(6);
  vi.spyOn(compress, 'br').mockRejectedValueOnce(new Error('no memory'));
  await expect(sent(plain)).rejects.toThrow('no memory');
  expect(brotliDecompressSync((await sent(plain)).body)).toEqual(plain);
});

test('what many are sent becomes smaller, one page after the other', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const [plain, other] = [page(4), page(5)];
  const [first] = [await sent(plain), await sent(plain), await sent(plain), await sent(other), await sent(other)];
  const quick = (await sent(other)).body;
  await expect.poll(async () => (await sent(plain)).body.length).toBeLessThan(first.body.length);
  expect(brotliDecompressSync((await sent(plain)).body)).toEqual(plain);
  expect((await sent(other)).body).toBe(quick);
  vi.advanceTimersByTime(60_000);
  await expect.poll(async () => (await sent(other)).body.length).toBeLessThan(quick.length);
});
