/**
 * `npm run prove -- redis`: builds and starts the storefront as one of the hosts of hosting/ does, and tells chosen stories
 * there (docs/decisions/119): node, next, redis, docker, workerd, lambda. Further words go to Playwright.
 */
import { installWhenNeeded } from '../hosting/launch/install.mjs';
import { endAllOnSignal } from '../hosting/launch/program.mjs';
import { exitWith, StartError, step } from '../hosting/launch/terminal.mjs';
import { requireChromium } from './chromium.mjs';
import { storiesEnv } from './e2e/servers.mjs';
import { storyCommand, succeeds } from './groups.mjs';
import { certificate, makeCertificate } from './prove/certificate.mjs';
import { hosts } from './prove/hosts.mjs';

/** Browse, order without script, sign in, pay by a redirect, hear of a change, chat. */
const stories = ['list', 'guest-order', 'sign-in', 'paying', 'dinner', 'closed', 'chat', 'chat-pictures'];

const [name = '', ...words] = process.argv.slice(2);

endAllOnSignal();
try {
  const host = hosts[name];
  if (host === undefined) throw new StartError(`Which host? ${Object.keys(hosts).join(', ')}`);
  await step('Installing the dependencies of package-lock.json', installWhenNeeded);
  requireChromium();
  if (host.isSeveral) makeCertificate();
  await step(`Building as ${name} does`, () => host.build(storiesEnv));
  const journeys = stories.filter(story => !host.lacks?.includes(story)).map(story => `journeys/${story}.spec.ts`);
  const told = [...journeys, ...host.stories];
  const isFine = await succeeds([...storyCommand, '--retries=0', ...told, ...words], {
    PROVED_HOST: name,
    ...(host.isSeveral ? { NODE_EXTRA_CA_CERTS: certificate.file } : {}),
  });
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  exitWith(error);
}
