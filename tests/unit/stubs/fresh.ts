/** Files share a thread, not the state of the modules they import: each begins with modules of its own. */
import { vi } from 'vitest';

vi.resetModules();
