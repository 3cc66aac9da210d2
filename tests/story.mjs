/**
 * `npm run story -- dinner`: the stories whose file is named so, with everything installed, built and started that they
 * need. Further words go to Playwright: `npm run story -- dinner -g "closing the dish" --project="a shopper"`.
 */
import { buildWhenNeeded } from '../hosting/launch/build.mjs';
import { installWhenNeeded } from '../hosting/launch/install.mjs';
import { endAllOnSignal } from '../hosting/launch/program.mjs';
import { exitWith, step } from '../hosting/launch/terminal.mjs';
import { requireChromium } from './chromium.mjs';
import { storiesEnv } from './e2e/servers.mjs';
import { storyCommand, succeeds } from './groups.mjs';

const words = process.argv.slice(2);

if (words.length === 0) {
  console.error('Which story? Name a file of tests/e2e: npm run story -- dinner');
  process.exit(2);
}

endAllOnSignal();
try {
  await step('Installing the dependencies of package-lock.json', installWhenNeeded);
  requireChromium();
  // Servers that run already have a build of their own.
  if (!process.env.BASE_URL) await step('Building the storefront', () => buildWhenNeeded(storiesEnv));
  process.exitCode = (await succeeds([...storyCommand, '--retries=0', ...words])) ? 0 : 1;
} catch (error) {
  exitWith(error);
}
