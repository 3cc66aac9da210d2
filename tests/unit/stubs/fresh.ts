/** Files share a thread, not the state of the modules they import, nor what processes share: each begins anew. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

vi.resetModules();
for (const name of [
  'doorstepStore',
  'doorstepStoreIsAway',
  'doorstepKept',
  'doorstepKeptIsAway',
  'doorstepIsEnding',
  'doorstepUnderWay',
])
  Reflect.deleteProperty(globalThis, name);

// A server puts it there before anything of Next is loaded, which stays in the thread for the files that follow.
Object.assign(globalThis, { AsyncLocalStorage });
