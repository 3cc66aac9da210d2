/** Makes the server action of every write: parses the posted form, acts, and answers alike with and without script. */
import 'server-only';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { followWaits, secondsToWait } from '@/lib/api/told-to-wait';
import { errorSentences, isErrorKey } from '@/lib/forms/error-sentences';
import { type Action, type FormState, untouched } from '@/lib/forms/form-state';
import { isPlainPost } from '@/lib/forms/plain-post';
import { type ErrorKey, type FormError, type Refusal, refuse } from '@/lib/forms/refusal';
import { forgetUnsent, keepUnsent } from '@/lib/forms/unsent';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/localized-path';
import { withoutOrders, withoutPiles } from '@/lib/i18n/stays-in-place';
import { leaveNotice } from '@/lib/notices/notice';
import { isAuthPage } from '@/lib/paths/auth-pages';
import { redirect } from '@/lib/paths/redirect';
import { readRequestPath } from '@/lib/paths/request-path';
import { endSession, isAwaited, isSessionExpired } from '@/lib/session/end-session';
import { loginPath } from '@/lib/session/login-path';
import { readSession } from '@/lib/session/session';
import { SessionEnded } from '@/lib/session/session-ended';
import { isShownToAnother, shownToField, shownToOf } from '@/lib/session/shown-to';
import { reportAction } from '@/lib/telemetry';

interface ActionContext<T> {
  /** The posted form, parsed by the schema. */
  inputs: T;
  /** The page with the form: path and query. */
  pagePath: string;
  locale: Locale;
  /** Keeps what was typed until the customer comes back to this page. For a form that leads to another page first. */
  keepTyped: () => Promise<void>;
}

/** Keeps what was typed until its customer has signed in again; `page` is the public path of the form. */
type Keep = (customer: string, page: string, values: FormState['values'], chosen: { files: string[] }) => Promise<void>;

type Act<S extends z.ZodType> = (context: ActionContext<z.output<S>>) => Promise<Refusal | 'done'>;

const secrets = ['password', 'password_confirmation', 'old_password', 'code'];

/** Fields of a form; our largest has some two hundred. */
const mostFields = 1000;

/** Characters of all fields together, as many bytes as a form without a picture may have (lib/refuse-request.ts). */
const mostText = 64 * 1024;

/** How the forms of our pages name their fields; with a dot, one of several ("categories.92"). */
const ourName = /^[a-z][\w-]*(\.[\w-]+)?$/i;

/**
 * Makes a server action out of a schema and a function that handles its inputs. The schema's messages are keys under
 * `errors` of the catalogue. `redirect` passes through. `SessionEnded` leads to the login page, and back here
 * afterwards, with what was typed: where a session had expired `act` has not seen it, and `keep` says where it waits.
 *
 * @example export const leaveEmail = formAction(emailSchema, async ({ inputs }) => { …; return 'done'; });
 */
export function formAction<S extends z.ZodType>(schema: S, act: Act<S>, keep: Keep = keepUnsent): Action {
  return async (_previous, sent) => {
    reportAction();
    const posted = fieldsOfOurs(sent);
    const pagePath = await readRequestPath();
    const { locale, path } = splitLocale(pagePath);
    const values = echoed(posted);
    const files = fieldsWithFiles(posted);
    const session = await readSession();
    if (isShownToAnother(posted, session)) {
      await leaveNotice('otherAccount', 'warning');
      redirect(pagePath);
    }
    const keepOwn = async (refusal: FormError[] = []) => {
      // The pages for signing in need no API to be shown, and what a customer typed before must outlast them.
      if (!isAuthPage(path)) await keepUnsent(session?.customer.id ?? '', pagePath, values, { files, refusal });
    };
    const refused = async (refusal: Refusal) => {
      // Without script the answer is a new page. While the API is away it may not show the form, and server-rendered
      // parts of it do not get the form's state. Errors of fields mean nothing without them.
      const told = refusal.form.length > 0 ? refusal : refuse('unchanged');
      if (await isPlainPost()) await keepOwn(told.form);
      return stateOf(refusal, values, locale);
    };
    const submission = parseWithZod(posted, { schema });
    if (submission.status !== 'success') return refused(refusalOf(submission.error));
    // On the sign-in pages the customer is about to begin a new session.
    if (session === null && !isAuthPage(path))
      await leadToLogin(shownToOf(posted), pagePath, customer => keep(customer, pagePath, values, { files }));
    let isKept = false;
    const keepTyped = async () => {
      isKept = true;
      await keepOwn();
    };
    try {
      const answer = await followWaits(async () => {
        const done = await act({ inputs: submission.value, pagePath, locale, keepTyped });
        return done === 'done' ? done : withWait(done);
      });
      if (answer !== 'done') return await refused(answer);
      await forgetUnsent(pagePath);
      return { ...untouched, status: 'done' };
    } catch (error) {
      if (error instanceof SessionEnded) {
        // What was typed waits until the customer has signed in again and the form succeeds.
        await keepOwn();
        return endSession(error.returnTo ?? pagePath);
      }
      if (!isKept) await forgetUnsent(pagePath);
      throw error;
    }
  };
}

/**
 * Makes an action that is always answered by the next page, for forms that show no result and so need none of the form
 * kit's script. What `act` refuses is not shown.
 */
export function pageAction<S extends z.ZodType>(schema: S, act: Act<S>): (posted: FormData) => Promise<void> {
  const action = formAction(schema, act);
  return async posted => {
    await action(untouched, posted);
  };
}

/** Says when to try again, behind what is said of the form as a whole. */
function withWait(refusal: Refusal): Refusal {
  const seconds = secondsToWait();
  if (seconds === null || refusal.form.length === 0) return refusal;
  return { ...refusal, form: [...refusal.form, { key: 'retryAfter', values: { seconds } }] };
}

/**
 * Leads a customer whose session is over to the login page, and keeps what they typed if the browser waits for them. A
 * guest's form passes. The session cookie is gone, so only the form tells for which customer it was rendered.
 */
async function leadToLogin(shownTo: string | null, pagePath: string, keepFor: (customer: string) => Promise<void>) {
  if (shownTo !== null && (await isAwaited(shownTo))) await keepFor(shownTo);
  if (await isSessionExpired()) return endSession(pagePath);
  if (shownTo === null) return;
  await leaveNotice('unauthorized', 'error');
  redirect(loginPath(pagePath));
}

async function stateOf({ form, fields }: Refusal, values: FormState['values'], locale: Locale): Promise<FormState> {
  const sentenceOf = await errorSentences(locale);
  const sentences = Object.entries(fields).map(([field, errors]) => [field, errors.map(sentenceOf)] as const);
  return { status: 'refused', fields: Object.fromEntries(sentences), form: form.map(sentenceOf), values };
}

/**
 * The schema's errors: field name to messages, "" for the form as a whole. A message that is built in is one about what no
 * form of ours can send, mostly in a hidden field, which has no place for it: so the form as a whole says it too.
 */
function refusalOf(found: Record<string, string[] | null> | null): Refusal {
  const asErrors = (messages: string[] | null): FormError[] => (messages ?? []).map(key => ({ key: key as ErrorKey }));
  const { '': form = null, ...fields } = found ?? {};
  const refused = Object.entries(fields).filter(([, messages]) => messages !== null);
  const isForged = refused.some(([, messages]) => messages?.some(message => !isErrorKey(message)));
  return {
    form: isForged ? [...asErrors(form), { key: 'refused' }] : asErrors(form),
    fields: Object.fromEntries(refused.map(([field, all]) => [field, asErrors(all)])),
  };
}

/**
 * Keeps only fields that a form of ours can have sent: none of the framework (`$ACTION_…`), none that the parser takes
 * for an order of its own (`__intent__`). The parser creates a list as long as an index says ("kinds[4000000000]") and
 * copies all values of a name with each further one: either would block every visitor. So would a form for pictures that
 * comes with megabytes of text, which is checked, sealed and sent back with the page.
 *
 * Whoever calls an action by hand may send something else than a form, which is an empty one.
 *
 * Browsers send a line break as two characters, but their `maxlength` counts it as one.
 */
function fieldsOfOurs(sent: unknown): FormData {
  const posted = new FormData();
  if (!(sent instanceof FormData)) return posted;
  let left = mostText;
  for (const [name, value] of [...sent].slice(0, mostFields)) {
    if (!ourName.test(name)) continue;
    posted.append(
      name,
      typeof value === 'string' ? asRead(name, value.slice(0, left).replaceAll('\r\n', '\n')) : value,
    );
    if (typeof value === 'string') left = Math.max(0, left - value.length);
  }
  return posted;
}

/** As the API's answer will read (lib/api/schema.ts): after a lost one we look for what was sent. A secret stays. */
function asRead(name: string, typed: string): string {
  return secrets.includes(name) ? typed : withoutPiles(withoutOrders(typed));
}

/** The posted values that are shown again: without files, secrets and the field that says whose page it was. */
function echoed(posted: FormData): FormState['values'] {
  const isEchoed = (name: string) => name !== shownToField && !secrets.includes(name);
  return Object.fromEntries(
    [...posted].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && isEchoed(pair[0])),
  );
}

function fieldsWithFiles(posted: FormData): string[] {
  return [...new Set([...posted].flatMap(([name, value]) => (value instanceof File && value.size > 0 ? [name] : [])))];
}
