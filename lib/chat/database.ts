/** Sends questions to the chat database, which is loaded with the first one, so that nobody else has to wait for it. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { ChatDatabase } from '@/lib/chat/firestore';
import { env } from '@/lib/env';
import { errorMessage } from '@/lib/error-message';
import { inTime } from '@/lib/in-time';
import { processWide } from '@/lib/stores/process-wide';

/** Milliseconds until a question counts as unanswered. A message may still be written after that. */
const patience = 4000;

/** The first answer by gRPC also loads firebase-admin and connects: a second or two on a machine with other work. */
const firstPatience = 12_000;

interface Connection {
  database?: Promise<ChatDatabase>;
  hasAnswered: boolean;
}

const connection = processWide('doorstepChats', (): Connection => ({ hasAnswered: false }));

/** Without credentials in the environment there is no chat anywhere. */
export function isChatOffered(): boolean {
  const { FIRESTORE_EMULATOR_HOST, GOOGLE_SERVICE_ACCOUNT, GOOGLE_APPLICATION_CREDENTIALS } = env();
  return (FIRESTORE_EMULATOR_HOST ?? GOOGLE_SERVICE_ACCOUNT ?? GOOGLE_APPLICATION_CREDENTIALS) !== undefined;
}

/** Returns "offline" for an answer that is late or does not come, and logs `what` was asked. */
export async function askDatabase<T>(
  what: string,
  question: (database: ChatDatabase) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await answerOf(question) };
  } catch (error) {
    console.warn(`Chat: ${what} gave no usable answer: ${errorMessage(error)}`);
    return { ok: false, why: 'offline' };
  }
}

async function answerOf<T>(question: (database: ChatDatabase) => Promise<T>): Promise<T> {
  const limit = connection.hasAnswered ? patience : firstPatience;
  const value = await inTime(chatDatabase().then(question), limit, () => {
    throw new Error(`no answer within ${limit} ms`);
  });
  connection.hasAnswered = true;
  return value;
}

export async function chatDatabase(): Promise<ChatDatabase> {
  if (env().FIRESTORE_TRANSPORT === 'rest') return (await import('@/lib/chat/firestore-rest')).restDatabase;
  connection.database ??= import('@/lib/chat/firestore-grpc').then(({ openGrpcDatabase }) => openGrpcDatabase());
  return connection.database;
}
