/** Runs Playwright as `npm run story` does: a story that waits for ever, over a server that the global setup has started. */
import { endAllOnSignal } from '../../../../hosting/launch/program.mjs';
import { succeeds } from '../../../groups.mjs';

endAllOnSignal();
await succeeds(['playwright', 'test', '--config', 'tests/unit/stubs/waiting/playwright.config.mjs']);
