/** Which icons are there, and what is in their files? */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const folder = new URL('./icons/', import.meta.url);

export const iconNames: ReadonlySet<string> = new Set(
  readdirSync(folder)
    .filter(file => file.endsWith('.webp'))
    .map(file => file.slice(0, -'.webp'.length)),
);

const files = new Map<string, Promise<Buffer>>();

/** The icon as WebP, 256 pixels square with alpha. Ask only for names in iconNames. */
export function iconFile(name: string): Promise<Buffer> {
  const known = files.get(name);
  if (known) return known;
  const read = readFile(new URL(`${name}.webp`, folder));
  files.set(name, read);
  return read;
}
