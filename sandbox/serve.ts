/** Starts the sandbox on this machine, as the variables of environment.ts say. */

import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { playChat } from './chat/played-chat.ts';
import { createClock, marketDate } from './clock.ts';
import { openStore, type Store } from './database/store.ts';
import { chatPort, databaseFile, host, languages, port, profile, serviceFee } from './environment.ts';
import { warmPictures } from './pictures/warm.ts';
import { loadTown } from './seed/profiles.ts';
import { refreshHolidays, seedWhenNeeded } from './seed-database/seed-database.ts';

const clock = createClock();
const loaded = await loadTown(profile);
const town = serviceFee === null ? loaded : { ...loaded, settings: { ...loaded.settings, service_fee: serviceFee } };
const store = openTown();
const chat = await playChat(chatPort).catch(exitWhenTaken);
const server = serve(
  { fetch: createApp({ store, clock, town, languages }, chat).fetch, hostname: host, port },
  ({ port: chosen }) => {
    console.log(`The sandbox answers at http://127.0.0.1:${chosen}`);
    if (profile === 'town') warmPictures(town).catch(console.error);
  },
);

server.on('error', exitWhenTaken);

/** The town as it was left, or a new one. */
function openTown(): Store {
  try {
    const opened = openStore(databaseFile);
    if (seedWhenNeeded(opened, town, clock.now()))
      console.log(`The sandbox seeded the ${profile} profile in ${databaseFile}.`);
    else refreshHolidays(opened, marketDate(clock.now()));
    return opened;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SQLITE_ERROR') throw error;
    console.error(`${databaseFile} cannot be used: ${(error as Error).message}. Afresh: npm run sandbox:reset`);
    process.exit(1);
  }
}

function exitWhenTaken(error: NodeJS.ErrnoException & { port?: number }): never {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${error.port ?? port} is taken: choose another one with SANDBOX_PORT=4401.`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

function stop(): void {
  server.close(async () => {
    store.close();
    await chat.database.stop();
    process.exit(0);
  });
  // Kept-alive connections would keep the process running.
  if ('closeAllConnections' in server) server.closeAllConnections();
}
