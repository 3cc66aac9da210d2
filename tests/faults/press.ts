/** A press: the form of a page as a browser posts it, plainly or by script, and what the answer says. */
import type { CartResponse } from '../../lib/cart/response/types.ts';
import type { FormState } from '../../lib/forms/form-state.ts';
import { fieldsOf, plainPost, scriptedPost } from '../support/plain-form.ts';
import type { Answer, Visitor } from '../support/visitor.ts';
import type { Prepared } from './actions/action-case.ts';
import { json } from './actions/cart-actions.ts';
import { withoutScript, wordsIn } from './document.ts';
import { type Language, sentenceOfNotice } from './sentences.ts';

/** Posts once more what it has posted when it is called again. */
export type Press = () => Promise<Pressed>;

export interface Pressed {
  answer: Answer;
  /** What the answer says: of a page all of it, of an action's state or the cart's answer its sentences. */
  words: string;
  /** Not a page but what script goes on with. */
  isForScript: boolean;
  /** Key of the sentence that came as a notice with the action's own answer, from which script shows it once. */
  notice?: string;
  /** It leads to another site, where script goes on. */
  leadsAway?: boolean;
  /** The cart's answer says by its status that it was not done. */
  isRefused?: boolean;
}

/**
 * Opens the page and takes its form into the hand.
 *
 * @throws {Error} when the page has no such form.
 */
export async function readyToPress(prepared: Prepared, hasScript: boolean, language: Language): Promise<Press> {
  const { visitor, path, form, fields = {}, change } = prepared;
  if (hasScript && change !== undefined) return () => pressCart(visitor, change, language);
  const { text } = await visitor.opens(path);
  const all = { ...fieldsOf(text, form), ...fields };
  return hasScript ? () => pressScripted(visitor, path, all) : () => pressPlain(visitor, path, all);
}

async function pressPlain(
  visitor: Visitor,
  path: string,
  fields: Record<string, FormDataEntryValue>,
): Promise<Pressed> {
  const answer = await visitor.posts(path, plainPost(fields));
  return { answer, words: wordsOfPage(answer.text), isForScript: false };
}

async function pressScripted(
  visitor: Visitor,
  path: string,
  fields: Record<string, FormDataEntryValue>,
): Promise<Pressed> {
  const { headers, body } = scriptedPost(fields);
  visitor.cookies.delete('notice');
  const first = await visitor.sendsPost(path, body, headers);
  const notice = noticeOf(visitor);
  const answer = await visitor.follows(first);
  if (answer !== first)
    return {
      ...{ answer, words: wordsOfPage(answer.text), isForScript: false },
      ...(notice !== null && { notice: sentenceOfNotice(notice) }),
    };
  const leadsAway = first.headers.has('x-action-redirect');
  return { answer, words: wordsOfState(answer.text), isForScript: true, leadsAway };
}

/** The key of the notice that the last answer left; its cookie is written percent-encoded. */
function noticeOf({ cookies }: Visitor): string | null {
  return new URLSearchParams(decodeURIComponent(cookies.get('notice') ?? '')).get('key');
}

async function pressCart(visitor: Visitor, change: object, language: Language): Promise<Pressed> {
  const answer = await visitor.sendsPost(`/api/cart?locale=${language}`, JSON.stringify(change), json);
  const { status, message }: Partial<CartResponse> = /^\{/.test(answer.text) ? JSON.parse(answer.text) : {};
  return { answer, words: message?.text ?? '', isForScript: true, isRefused: status !== 'ok' };
}

function wordsOfPage(html: string): string {
  return wordsIn(withoutScript(html));
}

/** The sentences of a form's state in React's stream of rows, where row 0 names the row of the action's result. */
function wordsOfState(rows: string): string {
  const [, row] = /^0:\{"a":"\$@(\w+)"/m.exec(rows) ?? [];
  const line = rows.split('\n').find(one => row !== undefined && one.startsWith(`${row}:{`));
  if (line === undefined) return '';
  const { form, fields } = JSON.parse(line.slice(line.indexOf('{'))) as FormState;
  return [...form, ...Object.values(fields).flat()].join(' ');
}
