/**
 * `npm run faults`: all faults of the API against all pages and actions, with everything installed, built and started
 * that they need. Words choose a part: `npm run faults -- cart 401`, `npm run faults -- pages hang 2min`. They are names of
 * pages and actions, faults, ages, languages, what the fault strikes (`writes` or `everything`), and `plain` or `script`.
 */
import { buildWhenNeeded } from '../hosting/launch/build.mjs';
import { installWhenNeeded } from '../hosting/launch/install.mjs';
import { endAllOnSignal } from '../hosting/launch/program.mjs';
import { exitWith, step } from '../hosting/launch/terminal.mjs';
import { storiesEnv } from './e2e/servers.mjs';
import { faultsCommand, succeeds } from './groups.mjs';

endAllOnSignal();
try {
  await step('Installing the dependencies of package-lock.json', installWhenNeeded);
  await step('Building the storefront', () => buildWhenNeeded(storiesEnv));
  process.exitCode = (await succeeds([...faultsCommand, ...process.argv.slice(2)])) ? 0 : 1;
} catch (error) {
  exitWith(error);
}
