/** One command from a fresh clone to a living marketplace: installs, builds, starts both servers and says so. */
import { buildWhenNeeded } from '../hosting/launch/build.mjs';
import { installWhenNeeded } from '../hosting/launch/install.mjs';
import { node24, projectEnv } from '../hosting/launch/node24.mjs';
import { loopback, mustBeFree, portOf } from '../hosting/launch/ports.mjs';
import { endAll, endAllOnSignal, isExiting, startService } from '../hosting/launch/program.mjs';
import { waitUntilReady } from '../hosting/launch/ready.mjs';
import { ipv4First, storefrontArgs } from '../hosting/launch/storefront.mjs';
import { box, exitWith, step } from '../hosting/launch/terminal.mjs';
import { chatPortOf } from './chat/project.mjs';
import { storefrontEnv } from './demo-env.mjs';

const isDev = process.argv.includes('--dev');

try {
  await demo();
} catch (error) {
  await endAll();
  exitWith(error);
}

async function demo() {
  endAllOnSignal();
  console.log(`\nDoorstep, ${isDev ? 'for development: both servers reload' : 'the demo'}\n`);
  const port = portOf('PORT', 3000);
  const sandboxPort = portOf('SANDBOX_PORT', 4400);
  await mustBeFree('PORT', port);
  await mustBeFree('SANDBOX_PORT', sandboxPort);
  await mustBeFree('SANDBOX_PORT', chatPortOf(sandboxPort));

  await step('Installing the dependencies of package-lock.json', installWhenNeeded);
  const { env, theirs } = storefrontEnv({ port, sandboxPort });
  if (!isDev) await step('Building the storefront', () => buildWhenNeeded(env, { anyKey: true }));

  const sandbox = startService('sandbox', isDev ? ['--watch', 'sandbox/serve.ts'] : ['sandbox/serve.ts'], {
    command: node24,
    env: projectEnv({
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_LANGUAGES: process.env.SANDBOX_LANGUAGES ?? 'all',
      SITE_URL: env.SITE_URL ?? process.env.SITE_URL ?? `http://localhost:${port}`,
    }),
  });
  await step('Starting the sandbox', () =>
    waitUntilReady(`http://${loopback}:${sandboxPort}/api/v1/rest/languages/active`, sandbox),
  );
  const storefront = startService('storefront', storefrontArgs(isDev ? 'dev' : 'start', port), {
    command: node24,
    env: projectEnv({ ...env, ...ipv4First, PORT: String(port) }),
  });
  await step('Starting the storefront', () => waitUntilReady(`http://localhost:${port}/`, storefront));

  box([
    `Doorstep is open:  http://localhost:${port}`,
    `Its sandbox:       http://${loopback}:${sandboxPort}`,
    ...(theirs.includes('API_URL')
      ? []
      : ["Sign in as:        nora@doorstep.test, password doorstep1 (others: the sandbox's page)"]),
    `Mails and SMS:     http://${loopback}:${sandboxPort}/outbox`,
    `Answer to chats:   http://${loopback}:${sandboxPort}/desk`,
    '',
    ...whereKept(process.env.SANDBOX_DB || '.data/sandbox.sqlite'),
    ...(theirs.includes('API_URL') ? ['', 'API_URL is yours: the storefront asks that API.'] : []),
  ]);
  for (const server of [sandbox, storefront]) server.showOutput();
  const reason = await Promise.race([sandbox.ended, storefront.ended]);
  if (isExiting()) return;
  console.error(`\n${reason} The other one is ended too.`);
  await endAll();
  process.exit(1);
}

/** @param {string} database */
function whereKept(database) {
  if (database === ':memory:') return ['What you do here is forgotten at its end. Ctrl-C ends both.'];
  return [`What you do here is kept in ${database};`, '"npm run sandbox:reset" starts afresh. Ctrl-C ends both.'];
}
