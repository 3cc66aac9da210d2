/** A process that logs to standard output for as long as it is asked to, and tells on standard error how it fares. */
import { openLog } from '../../../lib/operations/log.ts';
import { standardOutput, standardOutputAtOnce } from '../../../lib/operations/standard-output.ts';

const isAtOnce = process.argv.includes('at-once');
const log = openLog('info', isAtOnce ? standardOutputAtOnce() : standardOutput());
process.stdin.on('data', words => {
  log.words('info', ['x'.repeat(5000)]);
  if (isAtOnce) return process.kill(process.pid, 'SIGKILL');
  // By then the line was written, or was not.
  setTimeout(() => process.stderr.write(words), 100);
});
process.stdin.once('end', () => {
  log.words('info', ['the end']);
  process.exit(3);
});
process.stderr.write('ready');
