/** Where are drawn pictures kept? In memory and in a folder, because drawing takes longer than a visitor waits. */

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Picture } from '../seed/types.ts';
import { draw } from './draw.ts';
import type { Shape } from './path.ts';

/** Raise it when pictures of the same path look different. */
const version = 3;

const folder = new URL('../../.data/pictures/', import.meta.url);

const memory = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: 2000 });

export function cachedPicture(picture: Picture, shape: Shape, width: number): Promise<Buffer<ArrayBuffer>> {
  const key = JSON.stringify([version, shape, width, picture.hue, picture.icon, picture.beside ?? []]);
  const known = memory.get(key);
  if (known) return known;
  const found = fromFolder(key, () => queued(() => draw(picture, shape, width)));
  memory.set(key, found);
  found.catch(() => memory.delete(key));
  return found;
}

async function fromFolder(key: string, make: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>> {
  const file = new URL(`${createHash('sha256').update(key).digest('hex').slice(0, 32)}.webp`, folder);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return kept as Buffer<ArrayBuffer>;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Writes aside and renames, as two sandboxes may draw the same picture at once.
  const aside = new URL(`${file.href}.${process.pid}`);
  await writeFile(aside, made);
  await rename(aside, file);
  return made;
}

const maxAtOnce = 2;
let busy = 0;
const waiting: (() => void)[] = [];

/** Draws two at a time, the newest request first: whoever requested long ago may have left. */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= maxAtOnce) await new Promise<void>(resolve => waiting.push(resolve));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    waiting.pop()?.();
  }
}
