/** How was the sandbox asked to run? Its four environment variables, read once. */

import type { Town } from './seed/types.ts';

export const port = portOf(process.env.SANDBOX_PORT);
export const databaseFile = process.env.SANDBOX_DB || '.data/sandbox.sqlite';
export const profile = presentProfile(process.env.SANDBOX_PROFILE);

/** Where customers reach the storefront: the payment page sends them back there. */
export const siteUrl = (process.env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');

export type Profile = 'town' | 'large';

/** Imported on demand: making the large town takes seconds that the small one need not wait for. */
export async function townOf(name: Profile): Promise<Town> {
  if (name === 'large') return (await import('./seed/large.ts')).largeTown();
  return (await import('./seed/town.ts')).town;
}

function portOf(text: string | undefined): number {
  const number = Number(text || 4400);
  if (Number.isInteger(number) && number >= 0 && number < 65536) return number;
  return leave(`SANDBOX_PORT must be a port number, not "${text}".`);
}

function presentProfile(text: string | undefined): Profile {
  const name = text || 'town';
  if (name === 'town' || name === 'large') return name;
  return leave(`SANDBOX_PROFILE must be "town" or "large", not "${text}".`);
}

/** A sentence instead of a stack: the mistake is the caller's, not ours. */
function leave(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
