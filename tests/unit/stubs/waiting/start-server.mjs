import { endAll, startService } from '../../../../hosting/launch/program.mjs';
import { interruptOnSigterm } from '../../../e2e/interrupt-on-sigterm.mjs';

export default function startServer() {
  interruptOnSigterm();
  const script = "require('node:net').connect(Number(process.env.HELD_AT), '127.0.0.1')";
  startService('server', ['-e', script], { command: process.execPath, env: process.env });
  return endAll;
}
