/** Is this the password? Passwords are stored as "scrypt:salt:hash". */

import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** About 50 ms of work, off the main thread. */
export async function hashed(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return written(salt, (await derive(password, salt, bytes)) as Buffer);
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, salt, hash] = kept.split(':');
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, 'hex');
  const actual = (await derive(password, salt, expected.length)) as Buffer;
  return timingSafeEqual(actual, expected);
}

/** Uses one salt and keeps the result, as tests seed many markets with the same password. */
export function hashedForSeed(password: string): string {
  const known = seeded.get(password);
  if (known) return known;
  const salt = 'seed';
  const hash = written(salt, scryptSync(password, salt, bytes));
  seeded.set(password, hash);
  return hash;
}

const derive = promisify<string, string, number, unknown>(scrypt);
const bytes = 32;
const seeded = new Map<string, string>();

function written(salt: string, hash: Buffer): string {
  return `scrypt:${salt}:${hash.toString('hex')}`;
}
