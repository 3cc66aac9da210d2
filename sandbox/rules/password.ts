/** Is this the password? Passwords are stored as "scrypt:cost:salt:hash". */

import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * Steps of scrypt, a fifth of a millisecond of work. A marketplace takes hundreds of times as many; the sandbox's
 * customers are invented, and tests sign them in by the thousand.
 */
const cost = 64;
const bytes = 32;

export async function hashed(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return written(salt, await derive(password, salt, bytes, { cost }));
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, cost, salt, hash] = kept.split(':');
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, 'hex');
  const actual = await derive(password, salt, expected.length, { cost: Number(cost) });
  return timingSafeEqual(actual, expected);
}

/** Uses one salt and keeps the result, as tests seed many markets with the same password. */
export function hashedForSeed(password: string): string {
  const known = seeded.get(password);
  if (known) return known;
  const salt = 'seed';
  const hash = written(salt, scryptSync(password, salt, bytes, { cost }));
  seeded.set(password, hash);
  return hash;
}

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
const seeded = new Map<string, string>();

function written(salt: string, hash: Buffer): string {
  return `scrypt:${cost}:${salt}:${hash.toString('hex')}`;
}
