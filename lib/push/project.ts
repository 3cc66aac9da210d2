/** Names the Firebase web app that the marketplace pushes to. Its values are public, as every web app's are. */
import 'server-only';
import { env } from '@/lib/env';

export interface PushProject {
  /** The app's settings for firebase/messaging. */
  app: { projectId: string; apiKey: string; appId: string; messagingSenderId: string };
  /** The public half of the web push certificate, base64url. */
  vapidKey: string;
}

/** Null where the operator has not set push up; then it is not offered. */
export function pushProject(): PushProject | null {
  const {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_APP_ID: appId,
    FIREBASE_VAPID_KEY: vapidKey,
  } = env();
  // lib/env.ts checks the form "1:<sender>:web:<app>"; the sender is the project's number.
  const messagingSenderId = appId?.split(':')[1];
  if (!(projectId && apiKey && appId && messagingSenderId && vapidKey)) return null;
  return { app: { projectId, apiKey, appId, messagingSenderId }, vapidKey };
}
