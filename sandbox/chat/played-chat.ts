/** The sandbox's chat: its database, and the desk that answers in it. */

import { createDesk, type Desk } from './desk.ts';
import { type ChatDatabase, startChatDatabase } from './emulator.ts';

export interface PlayedChat {
  database: ChatDatabase;
  desk: Desk;
}

/** @param port 0 for any */
export async function playChat(port: number): Promise<PlayedChat> {
  const database = await startChatDatabase(port);
  return { database, desk: createDesk(database.host) };
}
