/** What must not come of a press, whatever the API does? Each finding is a short sentence in the past tense. */
import type { ActionCase, Prepared } from './actions/action-case.ts';
import { rawTextIn, readDocument, withoutScript } from './document.ts';
import { documentViolations } from './page-violations.ts';
import type { Pressed } from './press.ts';
import { deniesWork, isPageAway, keysSaid, type Language, saysTrouble, tellsOfWork } from './sentences.ts';

interface Claims {
  /** Keys of all sentences of ours in the answer. */
  said: string[];
  /** Nothing is said to have gone wrong. */
  isDone: boolean;
}

export function claimsOf({ words, answer, notice, isRefused = false }: Pressed, language: Language): Claims {
  const said = [...keysSaid(words, language), ...(notice === undefined ? [] : [notice])];
  // A notice about the work is also shown where the page around it cannot be.
  const isTold = said.some(tellsOfWork) && !said.some(key => !isPageAway(key) && saysTrouble(key));
  const isTrouble =
    isRefused || (!isTold && said.some(saysTrouble)) || /\/login\b/.test(answer.path) || answer.status >= 400;
  return { said, isDone: !isTrouble };
}

/** Of the answer alone: whole, calm, in the right language, or something that script can go on with. */
export function answerViolations(
  { answer, words, isForScript, leadsAway = false }: Pressed,
  language: Language,
): string[] {
  if (!isForScript) return documentViolations(answer, readDocument(answer.text), language);
  const found: string[] = [];
  if (answer.status >= 400) found.push(`answered ${answer.status}`);
  if (answer.text.trim() === '' && !leadsAway) found.push('was empty');
  const raw = rawTextIn(words);
  return raw === null ? found : [...found, `showed "${raw}"`];
}

/** Of what was claimed, once it is known how often the work is done. */
export function untruths({ said, isDone }: Claims, times: number): string[] {
  const denied = said.find(deniesWork);
  if (times >= 1 && denied !== undefined) return [`was done and denied by "${denied}"`];
  return times < 1 && isDone ? ['was not done, and nothing said so'] : [];
}

/**
 * Where the form's page is away, the answer in its place says what is known of the press: its form cannot. A draft is kept
 * (`lostWords`), which every such page says.
 */
export function silence({ said, isDone }: Claims, { isDraft }: Pick<ActionCase, 'isDraft'>): string[] {
  if (isDone || isDraft || !said.some(isPageAway)) return [];
  return said.some(key => /^(errors|notices)\./.test(key)) ? [] : ['said nothing of what was pressed'];
}

/** What was typed is in the answer, or on the page when it is opened again. */
export async function lostWords({ typed = [], visitor, path }: Prepared, { answer }: Pressed): Promise<string[]> {
  const missing = typed.filter(words => !shown(answer.text).includes(words));
  if (missing.length === 0) return [];
  const again = shown((await visitor.copy().opens(path)).text);
  return missing.filter(words => !again.includes(words)).map(words => `lost the typed "${words}"`);
}

/** Hidden fields hold the action's state, with all that was typed: nobody sees it there. */
function shown(html: string): string {
  return withoutScript(html).replaceAll(/<input\b[^>]*type="hidden"[^>]*>/g, '');
}
