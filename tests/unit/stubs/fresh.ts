/**
 * Files share a thread, not the state of the modules they import, nor what processes share, nor a clock: each begins
 * anew.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

vi.resetModules();
vi.useRealTimers();
// What bundles of one process share is on the global object, by names of ours.
for (const name of Object.keys(globalThis)) if (name.startsWith('doorstep')) Reflect.deleteProperty(globalThis, name);

// A server puts it there before anything of Next is loaded, which stays in the thread for the files that follow.
Object.assign(globalThis, { AsyncLocalStorage });
