/** Files share a thread, not the state of the modules they import: each begins with modules of its own. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

vi.resetModules();

// A server puts it there before anything of Next is loaded, which stays in the thread for the files that follow.
Object.assign(globalThis, { AsyncLocalStorage });
