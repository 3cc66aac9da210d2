/** What must not happen to a page, whatever the API does? Each finding is a short sentence in the past tense. */
import type { Answer } from '../support/visitor.ts';
import { type Document, rawTextIn, readDocument, withoutScript, wordsIn } from './document.ts';
import { calmKeys, emptyKeys, keysSaid, type Language } from './sentences.ts';

export interface Expected {
  language: Language;
  /** Found in the main part whenever the page has its content. */
  shows: RegExp;
  /** It has its content: nothing is wrong, or it was seen within the last five hours. */
  hasContent: boolean;
  /** The API says that the session is over: the login page is the right answer. */
  endsSession: boolean;
  isPrivate: boolean;
  /** What belongs to other people. */
  secrets: string[];
}

export function pageViolations(answer: Answer, expected: Expected): string[] {
  const document = readDocument(answer.text);
  const isLogin = expected.endsSession && /\/login\b/.test(answer.path);
  const found = [
    ...documentViolations(answer, document, expected.language),
    ...expected.secrets.filter(secret => answer.text.includes(secret)).map(secret => `showed another's ${secret}`),
  ];
  if (document.main === null || isLogin) return found;
  return [...found, ...contentViolations(answer, document, expected)];
}

/** A whole document in the right language, that leads on and says nothing raw. */
export function documentViolations(answer: Answer, document: Document, language: Language): string[] {
  const found: string[] = [];
  if (answer.status !== 200) found.push(`answered ${answer.status}`);
  if (answer.text.trim() === '') return [...found, 'was empty'];
  if (!answer.text.trimEnd().endsWith('</html>')) found.push('broke off');
  if (document.main === null) return [...found, `had no main: ${wordsIn(withoutScript(answer.text)).slice(0, 80)}`];
  if (!document.hasHeading) found.push('had no heading');
  if (!document.hasWayOn) found.push('had no way on');
  if (document.language !== language) found.push(`was in "${document.language}"`);
  if (document.direction !== (language === 'ar' ? 'rtl' : 'ltr')) found.push(`ran ${document.direction}`);
  const raw = rawTextIn(wordsIn(withoutScript(answer.text)));
  if (raw !== null) found.push(`showed "${raw}"`);
  return found;
}

function contentViolations(answer: Answer, document: Document, expected: Expected): string[] {
  const found: string[] = [];
  const said = keysSaid(document.words, expected.language);
  const [empty] = said.filter(key => emptyKeys.includes(key));
  const isCalm = said.some(key => calmKeys.includes(key));
  const isThere = expected.shows.test(document.main ?? '');
  if (!isThere && expected.hasContent)
    found.push(isCalm ? 'lost its content' : `lost its content: ${excerpt(document)}`);
  // In place of a part of it.
  const saysWhy = isCalm || said.includes('errors.offline');
  if (!isThere && !expected.hasContent && !saysWhy) found.push(`said no reason: ${excerpt(document)}`);
  if (!isThere && empty !== undefined) found.push(`said "${empty}"`);
  const control = answer.headers.get('cache-control') ?? '';
  if (expected.isPrivate && !/no-store/.test(control)) found.push(`may be stored: ${control || 'no Cache-Control'}`);
  if ((isCalm || !isThere) && mayBeKept(control))
    found.push(`may be kept as an error: ${control || 'no Cache-Control'}`);
  return found;
}

/** By anybody, for longer than this visit. */
function mayBeKept(control: string): boolean {
  return /s-maxage=[1-9]|stale-/.test(control) || !/no-store|no-cache|max-age=0/.test(control);
}

function excerpt({ words }: Document): string {
  return words.slice(0, 60);
}
