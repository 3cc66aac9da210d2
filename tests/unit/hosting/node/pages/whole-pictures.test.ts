/** A picture of which the disk took a part: it is not served as if it were whole. */
import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-pictures-'));
  mkdirSync(join(folder, 'cache', 'images', 'a'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test('what is left of a picture on a full disk is removed, and of nothing else', async () => {
  vi.spyOn(fs.promises, 'writeFile').mockImplementation(async file => {
    writeFileSync(String(file), 'half');
    throw full;
  });
  await import('@/hosting/node/pages/whole-pictures.mjs');
  const [picture, other] = [join(folder, 'cache', 'images', 'a', '60.1.e.u.webp'), join(folder, 'other')];
  await expect(fs.promises.writeFile(picture, 'whole')).rejects.toBe(full);
  await expect(fs.promises.writeFile(other, 'whole')).rejects.toBe(full);
  expect([existsSync(picture), existsSync(other)]).toEqual([false, true]);
});
