/** A process that logs to standard output for as long as it is asked to, and tells on standard error how it fares. */
import { openLog } from '../../../lib/operations/log.ts';
import { standardOutput } from '../../../lib/operations/standard-output.ts';

const log = openLog('info', standardOutput());
process.stdin.on('data', words => {
  log.words('info', ['x'.repeat(5000)]);
  // By then the line was written, or was not.
  setTimeout(() => process.stderr.write(words), 100);
});
process.stdin.once('end', () => {
  log.words('info', ['the end']);
  process.exit(3);
});
process.stderr.write('ready');
