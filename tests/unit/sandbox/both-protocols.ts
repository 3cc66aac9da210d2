/** The chats' database by both of its protocols, for as long as a file runs; it is empty before each test. */

import { Firestore, Timestamp } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type ChatDatabase, startChatDatabase } from '../../../sandbox/chat/emulator.ts';
import { chatProject } from '../../../sandbox/chat/project.mjs';

export const place = `projects/${chatProject}/databases/(default)`;
export const named = (path: string) => `${place}/documents/${path}`;

export let played: ChatDatabase;
export let grpc: Firestore;
beforeAll(async () => {
  // There is no metadata service to be asked who this is.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  played = await startChatDatabase(0);
  grpc = new Firestore({
    projectId: chatProject,
    host: played.host,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
    'grpc.max_reconnect_backoff_ms': 500,
  });
});
afterAll(async () => {
  await grpc.terminate();
  await played.stop();
});
afterEach(async () => {
  await played.back();
  for (const name of ['chats', 'messages']) {
    const { docs } = await grpc.collection(name).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
});

export async function rest(path: string, body?: object | string, authorization = 'Bearer owner') {
  const answer = await fetch(`http://${played.host}/v1/${path}`, {
    headers: { Authorization: authorization },
    ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}
export const read = (path: string) => rest(named(path));
export const query = (structuredQuery: object) => rest(`${place}/documents:runQuery`, { structuredQuery });
export const commit = (...writes: object[]) => rest(`${place}/documents:commit`, { writes });

export const at = new Timestamp(1_700_000_000, 123_456_000);

export const message = (chat: string, more: object = {}) => ({
  chat_id: chat,
  chat_content: 'Is the soup hot?',
  sender: 1,
  unread: true,
  created_at: at,
  ...more,
});
