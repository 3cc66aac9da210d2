/** Deletes the sandbox's database, so that the next start seeds it afresh. */

import { rmSync } from 'node:fs';
import { databaseFile } from './environment.ts';

for (const file of [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`]) rmSync(file, { force: true });
console.log(`Deleted ${databaseFile}; the next start of the sandbox seeds it afresh.`);
