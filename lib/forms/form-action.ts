/** How every write is made: parse what was posted, act, and answer by the same road whether script runs or not. */
import 'server-only';
import { parseWithZod } from '@conform-to/zod/v4';
import { headers } from 'next/headers';
import type { z } from 'zod';
import { forgetUnsent, keepUnsent } from '@/lib/forms/unsent';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/localized-path';
import { requestPathHeader } from '@/lib/request-path';
import { readSession } from '@/lib/session/session';

/** What a form shows after it was posted: message keys under `errors`, beside their field or on the form. */
export interface FormState {
  status: 'idle' | 'refused' | 'done';
  /** Field name to message keys. */
  fields: Record<string, string[]>;
  /** Message keys of refusals that belong to no single field. */
  form: string[];
  /** What the customer had typed, so that nothing is lost; never a secret. */
  values: Record<string, string>;
}

export const untouched: FormState = { status: 'idle', fields: {}, form: [], values: {} };

export interface ActionContext<T> {
  value: T;
  /** The page the form stands on: path and query. */
  pagePath: string;
  locale: Locale;
  /** Answers with a refusal of the whole form, by message key under `errors`. */
  refuse: (...keys: string[]) => FormState;
  /** Answers with refusals beside their fields: field name to message key under `errors`. */
  refuseFields: (keys: Record<string, string>) => FormState;
  done: () => FormState;
}

const secrets = ['password', 'password_confirmation', 'old_password', 'code'];

/**
 * Makes a server action out of a schema and what to do with its value. The schema's messages are keys under `errors` of
 * the catalogue. `redirect` passes through.
 *
 * @example export const leaveEmail = formAction(emailSchema, async ({ value, done }) => { …; return done(); });
 */
export function formAction<S extends z.ZodType>(
  schema: S,
  act: (context: ActionContext<z.output<S>>) => Promise<FormState>,
) {
  return async (_previous: FormState, posted: FormData): Promise<FormState> => {
    const submission = parseWithZod(posted, { schema });
    const values = Object.fromEntries(
      [...posted].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && mayBeEchoed(pair[0])),
    );
    if (submission.status !== 'success') {
      const { '': form = [], ...fields } = submission.error ?? {};
      return { status: 'refused', fields: withoutEmpty(fields), form: form ?? [], values };
    }
    const pagePath = (await headers()).get(requestPathHeader) ?? '/';
    const session = await readSession();
    const context: ActionContext<z.output<S>> = {
      value: submission.value,
      pagePath,
      locale: splitLocale(pagePath).locale,
      refuse: (...keys) => ({ status: 'refused', fields: {}, form: keys, values }),
      refuseFields: keys => ({
        status: 'refused',
        fields: Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, [key]])),
        form: [],
        values,
      }),
      done: () => ({ status: 'done', fields: {}, form: [], values: {} }),
    };
    try {
      return await act(context);
    } catch (error) {
      // What was typed is there again after signing in, and only until then.
      if (session !== null && leadsToLogin(error)) await keepUnsent(session.customer.id, pagePath, values);
      else if (session !== null) await forgetUnsent();
      throw error;
    }
  };
}

/** A redirect travels as an error whose digest names its target. */
function leadsToLogin(error: unknown): boolean {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
  const [mark, , to = ''] = digest.split(';');
  return mark === 'NEXT_REDIRECT' && /^\/login(\?|$)/.test(splitLocale(to).path);
}

/** Framework fields (`$ACTION_…`) and secrets are never echoed. */
function mayBeEchoed(name: string): boolean {
  return !name.startsWith('$') && !secrets.includes(name);
}

function withoutEmpty(fields: Record<string, string[] | null>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).filter((pair): pair is [string, string[]] => pair[1] !== null));
}
