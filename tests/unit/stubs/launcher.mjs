/** Starts the server of shutdown-server.mjs as hosting/node/start.mjs starts ours. */
import { endAllOnSignal, start } from '../../../hosting/launch/program.mjs';

endAllOnSignal();
const server = start(process.execPath, ['tests/unit/stubs/shutdown-server.mjs'], {
  env: process.env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
server.once('close', code => process.exit(code ?? 1));
