/** Asks the identity provider: Firebase Authentication over its REST interface, with failures as values. */
import 'server-only';
import { z } from 'zod';
import { readBody } from '@/lib/api/body';
import { env } from '@/lib/env';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { identityProject } from '@/lib/sign-in/ways';

/** Milliseconds, as for the API. */
const timeLimit = 16_000;

/** Bytes. */
const sizeLimit = 256 * 1024;

/** "down": no usable answer. "refused": it said no, with its code, "INVALID_OOB_CODE". */
export type FirebaseOutcome<T> = { ok: true; value: T } | { ok: false; why: 'down' } | Refused;
export type Refused = { ok: false; why: 'refused'; code: string };

interface FirebaseRequest<S extends z.ZodType> {
  /** "createAuthUri" */
  call: string;
  /** Left out where it is a GET. */
  body?: object;
  /** Mails and SMS are written in it. */
  locale: Locale;
  schema: S;
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/** Refusals that are ours or the operator's doing, and nothing that a customer could mend. */
const misconfigured =
  /^(API_KEY|API key|OPERATION_NOT_ALLOWED|UNAUTHORIZED_DOMAIN|CONFIGURATION_NOT_FOUND|PROJECT_|INVALID_CONTINUE_URI)/;

export async function callFirebase<S extends z.ZodType>(
  question: FirebaseRequest<S>,
): Promise<FirebaseOutcome<z.output<S>>> {
  const { call, schema } = question;
  try {
    const response = await send(question);
    const answer: unknown = JSON.parse((await readBody(response, sizeLimit)).toString());
    if (response.ok) {
      const parsed = schema.safeParse(answer);
      return parsed.success ? { ok: true, value: parsed.data } : down(call, z.prettifyError(parsed.error));
    }
    // "INVALID_EMAIL : a sentence"
    const { message } = refusalSchema.parse(answer).error;
    if (response.status >= 500 || misconfigured.test(message)) return down(call, message);
    return { ok: false, why: 'refused', code: message.split(' ')[0] ?? '' };
  } catch (error) {
    return down(call, error instanceof Error ? error.message : String(error));
  }
}

function send({ call, body, locale }: FirebaseRequest<z.ZodType>): Promise<Response> {
  const query = new URLSearchParams({ key: identityProject()?.key ?? '' });
  const path = body === undefined ? call : `accounts:${call}`;
  return fetch(`${env().IDENTITY_URL}/v1/${path}?${query}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Firebase-Locale': languageTag(locale),
      // A key that pages name is usually limited to their site.
      Referer: `${env().SITE_URL}/`,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeLimit),
    cache: 'no-store',
    redirect: 'error',
  });
}

/** The address holds the key and the answer may hold a token: neither is written down. */
function down(call: string, reason: string): { ok: false; why: 'down' } {
  console.warn(`Identity provider: ${call} gave no usable answer: ${reason}`);
  return { ok: false, why: 'down' };
}
