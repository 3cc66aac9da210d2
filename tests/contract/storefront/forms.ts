/** Posts forms as their page posts them, and returns how they were answered: with a refusal, or with a redirect. */
import { type Action, type FormState, untouched } from '@/lib/forms/form-state';
import { requestPathHeader } from '@/lib/paths/request-path';
import english from '../../../messages/en.json' with { type: 'json' };
import { cookieJar, request } from '../../unit/stubs/next-headers.ts';

export interface Answer {
  /** The path that the answer redirects to; null when the form was refused. */
  to: string | null;
  /** The key of the notice that was left; null for none. */
  notice: string | null;
  /** The tone of that notice. */
  tone: string | null;
  /** The state of the form, with the keys of its sentences in place of the sentences. */
  state: FormState;
}

/** `page` is the public path that the form stands on, `from` the network address that posts it. */
export async function posts(
  action: Action,
  fields: Record<string, string | (string | Blob)[] | Blob>,
  page = '/',
  from?: string,
): Promise<Answer> {
  // As of a browser that keeps cookies; which ones, the jar knows.
  const browser = { [requestPathHeader]: page, cookie: 'kept=1' };
  request.headers = new Headers({ ...browser, ...(from && { 'X-Forwarded-For': from }) });
  cookieJar.delete('notice');
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat())
      if (one instanceof Blob) form.append(name, one, 'file');
      else form.append(name, one);
  try {
    const state = keysOf(await action(untouched, form));
    return { to: null, ...noticeLeft(), state };
  } catch (error) {
    const { digest = '' } = error as { digest?: string };
    const [mark, , to = ''] = digest.split(';');
    if (mark !== 'NEXT_REDIRECT') throw error;
    return { to, ...noticeLeft(), state: untouched };
  }
}

export function noticeLeft(): Pick<Answer, 'notice' | 'tone'> {
  const left = new URLSearchParams(cookieJar.get('notice') ?? '');
  return { notice: left.get('key'), tone: left.get('tone') };
}

function keysOf(state: FormState): FormState {
  const fields = Object.entries(state.fields).map(([field, sentences]) => [field, sentences.map(keyOf)] as const);
  return { ...state, form: state.form.map(keyOf), fields: Object.fromEntries(fields) };
}

function keyOf(sentence: string): string {
  return Object.entries(english.errors).find(([, text]) => text === sentence)?.[0] ?? sentence;
}
