/** Which part of the matrix is wanted? Words of one kind are alternatives, words of several kinds narrow each other. */

import { StartError } from '../../hosting/launch/terminal.mjs';

/** Every kind of words: names of pages and actions, faults, ages, languages, with script or not. */
export type Vocabulary = Record<string, string[]>;

export interface Wish {
  /** @param labels all words that are true of a part of the matrix. */
  wants(labels: string[]): boolean;
}

/**
 * "cart" also means what begins with "cart-".
 *
 * @throws {StartError} with all that could have been said, for a word that nothing is called by.
 */
export function wishOf(words: string[], vocabulary: Vocabulary): Wish {
  const kinds = Object.values(vocabulary);
  const stranger = words.find(word => !kinds.flat().some(label => isMeant(label, word)));
  if (stranger !== undefined) throw new StartError(`Nothing is called "${stranger}". ${listOf(vocabulary)}`);
  const narrowing = kinds
    .map(labels => words.filter(word => labels.some(label => isMeant(label, word))))
    .filter(chosen => chosen.length > 0);
  return {
    wants: labels => narrowing.every(chosen => chosen.some(word => labels.some(label => isMeant(label, word)))),
  };
}

export function anyOf(wishes: Wish[]): Wish {
  return { wants: labels => wishes.some(wish => wish.wants(labels)) };
}

function isMeant(label: string, word: string): boolean {
  return label === word || label.startsWith(`${word}-`);
}

function listOf(vocabulary: Vocabulary): string {
  return ['There are:', ...Object.entries(vocabulary).map(([kind, labels]) => `  ${kind}: ${labels.join(' ')}`)].join(
    '\n',
  );
}
