/**
 * Keeps files that take long to make and are the same for everybody (share cards, sitemaps): each is made once for all
 * who request it meanwhile, two at a time, within a memory budget. Anybody may request any of them.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { processWide } from '@/lib/stores/process-wide';
import { shareCall } from '@/lib/stores/remember';

export interface KeptFile {
  body: Buffer<ArrayBuffer>;
  /** How long it may be kept, in seconds; short where something had to be left out that may be there soon. */
  seconds: number;
}

/**
 * "gone": there is no such file. "offline": it needs the API, which is away. "busy": too many others are being made.
 */
export type NoFile = 'gone' | 'offline' | 'busy';

type Make = () => Promise<KeptFile | NoFile>;

const inTurn = processWide('doorstepFiles', () => pLimit(2));

/** With more than these waiting, visitors are asked to come back. */
const mostWaiting = 30;

/**
 * @param name of these files
 * @param megabytes the least used files go first beyond that; what was not made is never kept
 */
export function keepFiles(name: string, megabytes: number): (key: string, make: Make) => Promise<KeptFile | NoFile> {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length + 1024,
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  });

  return async (key, make) => {
    const found = kept.get(key);
    if (found !== undefined) return { ...found, seconds: Math.ceil(kept.getRemainingTTL(key) / 1000) };
    return shareCall(`${name} ${key}`, async () => {
      if (inTurn.pendingCount >= mostWaiting) return 'busy';
      const file = await inTurn(make);
      if (typeof file !== 'string') kept.set(key, file, { ttl: file.seconds * 1000 });
      return file;
    });
  };
}

export function fileResponse(file: KeptFile | NoFile, type: string): Response {
  // Otherwise a cache on the way may keep a 404 for as long as it likes.
  const brief = { 'Cache-Control': 'no-store' };
  if (file === 'gone') return new Response(null, { status: 404, headers: brief });
  if (typeof file === 'string') return new Response(null, { status: 503, headers: { ...brief, 'Retry-After': '60' } });
  return new Response(file.body, {
    headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${file.seconds}` },
  });
}
