/** Is a document the same wherever it is finished, and does everybody get theirs? */
import { afterEach, expect, test, vi } from 'vitest';
import { nothingJoined } from '@/hosting/document/build-manifest.mjs';
import { finishDocument } from '@/hosting/document/finish-document.mjs';
import { finishAside } from '@/hosting/node/front/finish-aside.mjs';

const pageOf = (words: string) =>
  `<!DOCTYPE html><html><head><script src="/_next/static/chunks/a.js" async=""></script></head><body>${words}</body></html>`;
const aside = (script?: string) =>
  finishAside(
    'no-such-build',
    nothingJoined,
    script === undefined ? undefined : new URL(`data:text/javascript,${script}`),
  );

afterEach(() => vi.restoreAllMocks());

test('documents are finished as they are here, each for whoever sent it', async () => {
  const { finish } = aside();
  const pages = Array.from({ length: 20 }, (_, index) => pageOf(`soup ${index} · 국수`.repeat(index + 1)));
  const finished = await Promise.all(pages.map(page => finish(page)));
  expect(finished).toEqual(pages.map(page => finishDocument(page, nothingJoined)));
  expect(finish(finished[0] ?? '')).toBe(finished[0]);
});

test('what the cache keeps is finished once for it and for its visitor', async () => {
  const { finish, finishKept } = aside();
  const page = pageOf('soup');
  const kept = finishKept(page);
  expect(kept).toBeInstanceOf(Promise);
  expect(finish(page)).toBe(kept);
  expect(finish(page)).not.toBe(kept);
});

test('a thread that ends leaves its documents whole, and the next are finished here', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { finish } = aside('throw new Error("out of memory")');
  const page = pageOf('soup');
  expect(await finish(page)).toBe(page);
  expect(finish(page)).toBe(finishDocument(page, nothingJoined));
  expect(said).toHaveBeenCalledOnce();
});
