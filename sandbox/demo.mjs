/** One command from a fresh clone to a living marketplace: installs, builds, starts both servers and says so. */
import { buildWhenNeeded } from '../hosting/launch/build.mjs';
import { installWhenNeeded } from '../hosting/launch/install.mjs';
import { node24, projectEnv } from '../hosting/launch/node24.mjs';
import { loopback, mustBeFree, portOf } from '../hosting/launch/ports.mjs';
import { endAll, endAllOnSignal, isLeaving, stay } from '../hosting/launch/program.mjs';
import { ready } from '../hosting/launch/ready.mjs';
import { box, leaveWith, step } from '../hosting/launch/say.mjs';
import { ipv4First, storefrontWords } from '../hosting/launch/storefront.mjs';
import { storefrontEnv } from './demo-env.mjs';

const isDev = process.argv.includes('--dev');

try {
  await demo();
} catch (error) {
  await endAll();
  leaveWith(error);
}

async function demo() {
  endAllOnSignal();
  console.log(`\nDoorstep, ${isDev ? 'for development: both servers reload' : 'the demo'}\n`);
  const port = portOf('PORT', 3000);
  const sandboxPort = portOf('SANDBOX_PORT', 4400);
  await mustBeFree('PORT', port);
  await mustBeFree('SANDBOX_PORT', sandboxPort);

  await step('Installing the dependencies of package-lock.json', installWhenNeeded);
  const { env, theirs } = storefrontEnv({ port, sandboxPort });
  if (!isDev) await step('Building the storefront', () => buildWhenNeeded(env));

  const sandbox = stay('sandbox', isDev ? ['--watch', 'sandbox/serve.ts'] : ['sandbox/serve.ts'], {
    command: node24,
    env: projectEnv({
      SANDBOX_PORT: String(sandboxPort),
      SITE_URL: env.SITE_URL ?? process.env.SITE_URL ?? `http://localhost:${port}`,
    }),
  });
  await step('Starting the sandbox', () =>
    ready(`http://${loopback}:${sandboxPort}/api/v1/rest/languages/active`, sandbox),
  );
  const storefront = stay('storefront', storefrontWords(isDev ? 'dev' : 'start', port), {
    command: node24,
    env: projectEnv({ ...env, ...ipv4First, PORT: String(port) }),
  });
  await step('Starting the storefront', () => ready(`http://localhost:${port}/`, storefront));

  box([
    `Doorstep is open:  http://localhost:${port}`,
    `Its sandbox:       http://${loopback}:${sandboxPort}`,
    ...(theirs.includes('API_URL')
      ? []
      : ["Sign in as:        nora@doorstep.test, password doorstep1 (others: the sandbox's page)"]),
    `Mails and SMS:     http://${loopback}:${sandboxPort}/outbox`,
    '',
    'What you do here is kept in .data/sandbox.sqlite;',
    '"npm run sandbox:reset" starts afresh. Ctrl-C ends both.',
    ...(theirs.includes('API_URL') ? ['', 'API_URL is yours: the storefront asks that API.'] : []),
  ]);
  for (const server of [sandbox, storefront]) server.speak();
  const reason = await Promise.race([sandbox.ended, storefront.ended]);
  if (isLeaving()) return;
  console.error(`\n${reason} The other one is ended too.`);
  await endAll();
  process.exit(1);
}
