/**
 * Makes a browser's push subscription known to Firebase Cloud Messaging, over REST and from here: the page needs no SDK
 * and speaks to nobody but us. The answers are those of firebase/messaging's own two calls.
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/env';

export interface Subscription {
  endpoint: string;
  /** Base64url, as PushSubscription.toJSON() has them. */
  p256dh: string;
  auth: string;
}

interface Project {
  id: string;
  apiKey: string;
  appId: string;
  /** The public half of the web push certificate, base64url. */
  vapidKey: string;
}

/** Null where the operator has not set push up: then it is not offered. */
export function pushProject(): Project | null {
  const {
    FIREBASE_PROJECT_ID: id,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_APP_ID: appId,
    FIREBASE_VAPID_KEY: vapidKey,
  } = env();
  return id && apiKey && appId && vapidKey ? { id, apiKey, appId, vapidKey } : null;
}

const installationSchema = z.object({ authToken: z.object({ token: z.string().min(1) }) });
const registrationSchema = z.object({ token: z.string().min(1) });

/** The token that the marketplace sends pushes to; null when the push service does not answer. */
export async function registerDevice(subscription: Subscription): Promise<string | null> {
  const project = pushProject();
  if (project === null) return null;
  const installed = await ask(`${env().INSTALLATIONS_URL}/v1/projects/${project.id}/installations`, project, {
    body: { fid: newInstallationId(), appId: project.appId, authVersion: 'FIS_v2', sdkVersion: 'w:0.6.9' },
    schema: installationSchema,
  });
  if (installed === null) return null;
  const registered = await ask(`${env().PUSH_URL}/v1/projects/${project.id}/registrations`, project, {
    auth: installed.authToken.token,
    body: { web: { ...subscription, applicationPubKey: project.vapidKey } },
    schema: registrationSchema,
  });
  return registered?.token ?? null;
}

interface Question<S extends z.ZodType> {
  body: object;
  auth?: string;
  schema: S;
}

async function ask<S extends z.ZodType>(address: string, project: Project, { body, auth, schema }: Question<S>) {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'x-goog-api-key': project.apiKey,
        // Keys are usually limited to the site that they were made for.
        Referer: `${env().SITE_URL}/`,
        ...(auth !== undefined && { 'x-goog-firebase-installations-auth': `FIS ${auth}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
      cache: 'no-store',
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return schema.parse(await response.json()) as z.output<S>;
  } catch (error) {
    console.warn(`Push: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** 22 letters of base64url; the first four bits are 0111, as the installations service wants them. */
function newInstallationId(): string {
  const bytes = randomBytes(17);
  bytes[0] = 0b01110000 | ((bytes[0] ?? 0) & 0b00001111);
  return bytes.toString('base64url').slice(0, 22);
}
