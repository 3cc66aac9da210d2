/** Which town does the sandbox seed: the small one of the demo, or the large one of the bench? */

import type { Town } from './types.ts';

/** Imports on demand: making the large town takes seconds that the small one need not wait for. */
export async function loadTown(profile: 'town' | 'large'): Promise<Town> {
  if (profile === 'large') return (await import('./large.ts')).largeTown();
  return (await import('./town.ts')).town;
}
