/** Starts the storefront alone from its production build, against the API at API_URL (environment or .env). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allocatorEnv } from '../launch/heap.mjs';
import { hasNode24, node24, projectEnv, root } from '../launch/node24.mjs';
import { mustBeFree, portOf } from '../launch/ports.mjs';
import { endAllOnSignal, start } from '../launch/program.mjs';
import { storefrontArgs } from '../launch/storefront.mjs';
import { exitWith, notInstalled, StartError } from '../launch/terminal.mjs';

try {
  await storefront();
} catch (error) {
  exitWith(error);
}

async function storefront() {
  if (!hasNode24()) throw notInstalled();
  if (!existsSync(join(root, process.env.DIST_DIR ?? '.next', 'BUILD_ID'))) {
    throw new StartError('There is no production build yet: run "npm run build".');
  }
  const { readEnvFiles } = await import('../launch/env-files.mjs');
  readEnvFiles();
  const port = portOf('PORT', 3000);
  await mustBeFree('PORT', port);
  endAllOnSignal();
  const server = start(node24, storefrontArgs('start', port), {
    env: projectEnv({ PORT: String(port), ...allocatorEnv(process.env) }),
    // The channel tells the server when this process is gone, so that it never stays behind (shutdown.mjs).
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  server.once('close', code => process.exit(code ?? 1));
}
