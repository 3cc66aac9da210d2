/**
 * Asks the database of the chats (docs/api.md 21) by firebase-admin, which is loaded with the first question, so that
 * nobody waits for it who does not chat (docs/decisions/041).
 */
import 'server-only';
import type { Firestore } from 'firebase-admin/firestore';
import type { Outcome } from '@/lib/api/client';
import { env } from '@/lib/env';

/** Milliseconds until a question counts as unanswered. What was written may still arrive after that. */
const patience = 4000;

/** The first answer also loads firebase-admin and connects: a second or two on a machine with other work. */
const firstPatience = 12_000;

/** Milliseconds between two looks whether the database is back, while somebody listens. */
const pause = 2000;

interface Shared {
  database?: Promise<Firestore>;
  hasAnswered: boolean;
  isAway: boolean;
  listeners: Set<() => void>;
  probe?: ReturnType<typeof setTimeout> | undefined;
}

/** Kept on the global object, because each bundle of a process loads this module and all must share one connection. */
const held = globalThis as { doorstepChats?: Shared };
held.doorstepChats ??= { hasAnswered: false, isAway: false, listeners: new Set() };
const shared = held.doorstepChats;

/** Without credentials in the environment there is no chat anywhere. */
export function isChatOffered(): boolean {
  const { FIRESTORE_EMULATOR_HOST, GOOGLE_APPLICATION_CREDENTIALS } = env();
  return (FIRESTORE_EMULATOR_HOST ?? GOOGLE_APPLICATION_CREDENTIALS) !== undefined;
}

/** "offline" for an answer that is late or does not come, after a line in the log about `what` was asked. */
export async function ask<T>(what: string, question: (database: Firestore) => Promise<T>): Promise<Outcome<T>> {
  const late = Promise.withResolvers<never>();
  const limit = shared.hasAnswered ? patience : firstPatience;
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${limit} ms`)), limit);
  try {
    const value = await Promise.race([chatDatabase().then(question), late.promise]);
    isBack();
    return { ok: true, value };
  } catch (error) {
    console.warn(`Chat: ${what} gave no usable answer: ${error instanceof Error ? error.message : error}`);
    isLost();
    return { ok: false, why: 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

/** Calls `again` whenever the database answers after it did not: its own client listens again up to a minute later. */
export function whenBack(again: () => void): () => void {
  shared.listeners.add(again);
  return () => shared.listeners.delete(again);
}

export function chatDatabase(): Promise<Firestore> {
  shared.database ??= open();
  return shared.database;
}

async function open(): Promise<Firestore> {
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  const { FIREBASE_PROJECT_ID: projectId, FIRESTORE_EMULATOR_HOST: host = '' } = env();
  const database = getFirestore(initializeApp(projectId === undefined ? {} : { projectId }, `chat ${host}`));
  // Its client waits longer each time before it connects again, up to two minutes.
  database.settings({ ignoreUndefinedProperties: true, 'grpc.max_reconnect_backoff_ms': 2000 });
  return database;
}

function isBack(): void {
  shared.hasAnswered = true;
  if (!shared.isAway) return;
  shared.isAway = false;
  for (const again of shared.listeners) again();
}

function isLost(): void {
  shared.isAway = true;
  if (shared.listeners.size === 0 || shared.probe !== undefined) return;
  shared.probe = setTimeout(() => {
    shared.probe = undefined;
    void ask('a look whether it is back', database => database.collection('chats').limit(1).get());
  }, pause);
  shared.probe.unref();
}
