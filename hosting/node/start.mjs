/** The storefront alone, from its production build, against the API of API_URL (environment or .env). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasNode24, node24, projectEnv, root } from '../launch/node24.mjs';
import { mustBeFree, portOf } from '../launch/ports.mjs';
import { endAllOnSignal, start } from '../launch/program.mjs';
import { leaveWith, Trouble } from '../launch/say.mjs';
import { storefrontWords } from '../launch/storefront.mjs';

try {
  await storefront();
} catch (error) {
  leaveWith(error);
}

async function storefront() {
  if (!hasNode24()) throw new Trouble('The dependencies are not installed yet: run "npm ci".');
  if (!existsSync(join(root, process.env.DIST_DIR ?? '.next', 'BUILD_ID'))) {
    throw new Trouble('There is no production build yet: run "npm run build".');
  }
  const port = portOf('PORT', 3000);
  await mustBeFree('PORT', port);
  endAllOnSignal();
  const server = start(node24, storefrontWords('start', port), {
    env: projectEnv({ PORT: String(port) }),
    stdio: 'inherit',
  });
  server.once('close', code => process.exit(code ?? 1));
}
