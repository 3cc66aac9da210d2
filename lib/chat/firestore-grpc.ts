/** Connects to the chat database with firebase-admin, which uses gRPC and can listen for changes. */
import 'server-only';
import type { FieldPath, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ChatDatabase, Question, Stored } from '@/lib/chat/firestore';
import { watchAnswers } from '@/lib/chat/watch-answers';
import { env } from '@/lib/env';
import type { ServiceAccount } from '@/lib/service-account';

const alreadyExists = 6;

/** Loads firebase-admin and connects. Once in a process. */
export async function openGrpcDatabase(): Promise<ChatDatabase> {
  const [{ cert, initializeApp }, { FieldPath, FieldValue, getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  const { FIREBASE_PROJECT_ID: projectId, FIRESTORE_EMULATOR_HOST: host = '', GOOGLE_SERVICE_ACCOUNT: account } = env();
  const settings = { ...(projectId && { projectId }), ...(account && { credential: cert(keyOf(account)) }) };
  const firestore = getFirestore(initializeApp(settings, `chat ${host}`));
  // Its client waits longer each time before it connects again, up to two minutes.
  firestore.settings({ ignoreUndefinedProperties: true, 'grpc.max_reconnect_backoff_ms': 2000 });
  const whenAway = watchAnswers(() => firestore.doc('chats/none').get());
  const queryFor = (question: Question) => queryIn(firestore, question, FieldPath.documentId());
  return {
    find: async (collection, id) => {
      const found = await firestore.collection(collection).doc(id).get();
      return found.exists ? { id, fields: found.data() ?? {} } : null;
    },
    list: async question => (await queryFor(question).get()).docs.map(storedOf),
    create: async (collection, id, fields) => {
      const whole = { ...fields, created_at: FieldValue.serverTimestamp() };
      await firestore.collection(collection).doc(id).create(whole).catch(unlessThere);
    },
    update: async (collection, ids, fields) => {
      const batch = firestore.batch();
      for (const id of ids) batch.update(firestore.collection(collection).doc(id), fields);
      await batch.commit();
    },
    listen: (question, heard, failed) => {
      const end = queryFor(question).onSnapshot(({ docs }) => heard(docs.map(storedOf)), failed);
      const ignore = whenAway(failed);
      return () => {
        ignore();
        end();
      };
    },
  };
}

function keyOf({ project_id, client_email, private_key }: ServiceAccount) {
  return { projectId: project_id, clientEmail: client_email, privateKey: private_key };
}

function queryIn(firestore: Firestore, question: Question, byId: FieldPath): Query {
  const { collection, where, isNewestFirst, after, limit } = question;
  let query: Query = firestore.collection(collection);
  for (const [field, is, value] of where) query = query.where(field, is, value);
  if (isNewestFirst) query = query.orderBy('created_at', 'desc').orderBy(byId, 'desc');
  if (after !== undefined) query = query.startAfter(after.fields.created_at, after.id);
  return query.limit(limit);
}

function storedOf(found: QueryDocumentSnapshot): Stored {
  return { id: found.id, fields: found.data() };
}

function unlessThere(error: unknown): void {
  if ((error as { code?: unknown }).code !== alreadyExists) throw error;
}
