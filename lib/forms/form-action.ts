/** How every write is made: parse what was posted, act, and answer by the same road whether script runs or not. */
import 'server-only';
import { parseWithZod } from '@conform-to/zod/v4';
import { headers } from 'next/headers';
import type { z } from 'zod';
import { errorSentences } from '@/lib/forms/error-sentences';
import { type FormState, untouched } from '@/lib/forms/form-state';
import type { ErrorKey, FormError, Refusal } from '@/lib/forms/refusal';
import { forgetUnsent, keepUnsent } from '@/lib/forms/unsent';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/localized-path';
import { requestPathHeader } from '@/lib/request-path';
import { endSession } from '@/lib/session/end-session';
import { readSession } from '@/lib/session/session';
import { SessionEnded } from '@/lib/session/session-ended';

export interface ActionContext<T> {
  /** What was posted, as the schema has read it. */
  inputs: T;
  /** The page the form stands on: path and query. */
  pagePath: string;
  locale: Locale;
}

const secrets = ['password', 'password_confirmation', 'old_password', 'code'];

/**
 * Makes a server action out of a schema and what to do with its inputs. The schema's messages are keys under `errors` of
 * the catalogue. `redirect` passes through; `SessionEnded` leads to the login page, and back here afterwards.
 *
 * @example export const leaveEmail = formAction(emailSchema, async ({ inputs }) => { …; return 'done'; });
 */
export function formAction<S extends z.ZodType>(
  schema: S,
  act: (context: ActionContext<z.output<S>>) => Promise<Refusal | 'done'>,
) {
  return async (_previous: FormState, posted: FormData): Promise<FormState> => {
    const pagePath = (await headers()).get(requestPathHeader) ?? '/';
    const { locale } = splitLocale(pagePath);
    const values = echoed(posted);
    const submission = parseWithZod(posted, { schema });
    if (submission.status !== 'success') return stateOf(refusalOf(submission.error), values, locale);
    const session = await readSession();
    try {
      const answer = await act({ inputs: submission.value, pagePath, locale });
      return answer === 'done' ? { ...untouched, status: 'done' } : await stateOf(answer, values, locale);
    } catch (error) {
      if (error instanceof SessionEnded) {
        // What was typed is there again after signing in, and only until then.
        if (session !== null) await keepUnsent(session.customer.id, pagePath, values);
        return endSession(error.returnTo ?? pagePath);
      }
      if (session !== null) await forgetUnsent();
      throw error;
    }
  };
}

async function stateOf({ form, fields }: Refusal, values: FormState['values'], locale: Locale): Promise<FormState> {
  const say = await errorSentences(locale);
  const told = Object.entries(fields).map(([field, errors]) => [field, errors.map(say)] as const);
  return { status: 'refused', fields: Object.fromEntries(told), form: form.map(say), values };
}

/** What the schema has found: field name to messages, "" for the form as a whole. */
function refusalOf(found: Record<string, string[] | null> | null): Refusal {
  const asErrors = (messages: string[] | null): FormError[] => (messages ?? []).map(key => ({ key: key as ErrorKey }));
  const { '': form = null, ...fields } = found ?? {};
  const refused = Object.entries(fields).filter(([, messages]) => messages !== null);
  return { form: asErrors(form), fields: Object.fromEntries(refused.map(([field, all]) => [field, asErrors(all)])) };
}

/** Framework fields (`$ACTION_…`), files and secrets are never given back. */
function echoed(posted: FormData): FormState['values'] {
  return Object.fromEntries(
    [...posted].filter(
      (pair): pair is [string, string] =>
        typeof pair[1] === 'string' && !pair[0].startsWith('$') && !secrets.includes(pair[0]),
    ),
  );
}
