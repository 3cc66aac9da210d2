/** Calls the identity provider, Firebase Authentication, over its REST interface, and returns failures as values. */
import 'server-only';
import { z } from 'zod';
import { readBody } from '@/lib/api/response-body';
import { env } from '@/lib/env';
import { errorMessage } from '@/lib/error-message';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { identityProject } from '@/lib/sign-in/ways';

/** Milliseconds, the same as for the API. */
const timeLimit = 16_000;

/** Bytes. */
const sizeLimit = 256 * 1024;

/** "down": no usable answer. "refused": Firebase's code says why, such as "INVALID_OOB_CODE". */
export type FirebaseOutcome<T> = { ok: true; value: T } | { ok: false; why: 'down' } | Refused;
type Refused = { ok: false; why: 'refused'; code: string };

interface FirebaseRequest<S extends z.ZodType> {
  /** The method's name, such as "createAuthUri". */
  call: string;
  body: object;
  /** The language of mails and SMS. */
  locale: Locale;
  schema: S;
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/** Refusals that only the operator or we can fix, not the customer. */
const misconfigured =
  /^(API_KEY|API key|OPERATION_NOT_ALLOWED|UNAUTHORIZED_DOMAIN|CONFIGURATION_NOT_FOUND|PROJECT_|INVALID_CONTINUE_URI)/;

export async function callFirebase<S extends z.ZodType>(
  request: FirebaseRequest<S>,
): Promise<FirebaseOutcome<z.output<S>>> {
  const { call, schema } = request;
  try {
    const response = await send(request);
    const answer: unknown = JSON.parse((await readBody(response, sizeLimit)).toString());
    if (response.ok) {
      const parsed = schema.safeParse(answer);
      return parsed.success ? { ok: true, value: parsed.data } : down(call, z.prettifyError(parsed.error));
    }
    // The message reads "INVALID_EMAIL : a sentence".
    const { message } = refusalSchema.parse(answer).error;
    if (response.status >= 500 || misconfigured.test(message)) return down(call, message);
    return { ok: false, why: 'refused', code: message.split(' ')[0] ?? '' };
  } catch (error) {
    return down(call, errorMessage(error));
  }
}

function send({ call, body, locale }: FirebaseRequest<z.ZodType>): Promise<Response> {
  const query = new URLSearchParams({ key: identityProject()?.key ?? '' });
  return fetch(`${env().IDENTITY_URL}/v1/accounts:${call}?${query}`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Firebase-Locale': languageTag(locale),
      // Operators usually restrict a key that appears in pages to their site.
      Referer: `${env().SITE_URL}/`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeLimit),
    cache: 'no-store',
    redirect: 'error',
  });
}

/** Logs neither the URL, which contains the key, nor the answer, which may contain a token. */
function down(call: string, reason: string): { ok: false; why: 'down' } {
  console.warn(`Identity provider: ${call} gave no usable answer: ${reason}`);
  return { ok: false, why: 'down' };
}
