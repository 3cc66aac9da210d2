/** A customer's own forms over the sandbox: posted as the page posts them, answered by a refusal or a way on. */

import { type FormState, untouched } from '@/lib/forms/form-action';
import { requestPathHeader } from '@/lib/request-path';
import { cookieJar, request } from '../../unit/stubs/next-headers.ts';

type Action = (state: FormState, posted: FormData) => Promise<FormState>;

export interface Answer {
  /** Where it leads, or null when the form was refused. */
  to: string | null;
  /** Key of the notice that was left. */
  notice: string | null;
  state: FormState;
}

/** `page` is the public path that the form stands on. */
export async function posts(
  action: Action,
  fields: Record<string, string | string[] | Blob>,
  page = '/',
): Promise<Answer> {
  request.headers = new Headers({ [requestPathHeader]: page });
  cookieJar.delete('notice');
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.append(name, value, 'file');
    else for (const one of [value].flat()) form.append(name, one);
  try {
    return { to: null, notice: noticeKey(), state: await action(untouched, form) };
  } catch (error) {
    const { digest = '' } = error as { digest?: string };
    const [mark, , to = ''] = digest.split(';');
    if (mark !== 'NEXT_REDIRECT') throw error;
    return { to, notice: noticeKey(), state: untouched };
  }
}

function noticeKey(): string | null {
  return new URLSearchParams(cookieJar.get('notice') ?? '').get('key');
}
