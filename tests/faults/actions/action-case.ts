/** What the matrix knows of an action: who does it, where, by which form, and how to see whether it was done. */
import type { Customer } from '../../support/customers.ts';
import type { Marker } from '../../support/plain-form.ts';
import type { Visitor } from '../../support/visitor.ts';
import type { Call } from '../faults.ts';
import type { Ground } from '../ground.ts';
import { signedIn } from '../people.ts';
import type { Language } from '../sentences.ts';

export interface ActionCase {
  name: string;
  /** Calls that do the work; all others only look. */
  writes: Call[];
  /** A second press does it once more as intended: another message is sent. */
  isRepeatable?: true;
  /** All that it does is to keep what was typed. */
  isDraft?: true;
  /** Somebody of their own, with everything that the press needs, while nothing is wrong yet. */
  prepare(stage: Stage): Promise<Prepared>;
}

export interface Stage {
  ground: Ground;
  language: Language;
}

/** The page's first form that has a button of these words, where no field tells it from others. `key`: of a sentence. */
export function formWithButton({ ground, language }: Stage, key: string, values?: Record<string, number>): RegExp {
  return new RegExp(`>${RegExp.escape(ground.says(language, key, values))}<`);
}

/** A customer who has nothing yet, signed in. */
export async function newcomer({ ground }: Stage) {
  const customer = await ground.customers.create();
  return { customer, visitor: await signedIn(ground.servers.site, customer) };
}

export interface Prepared {
  visitor: Visitor;
  /** Who is signed in; null for a guest. */
  customer: Customer | null;
  /** The page with the form, in the stage's language. */
  path: string;
  form: Marker;
  /** What is typed, chosen and pressed in it. */
  fields?: Record<string, FormDataEntryValue>;
  /** Typed words that must not be lost. */
  typed?: string[];
  /** What the cart's store posts in place of the form where script runs. */
  change?: object;
  /**
   * Milliseconds for which the storefront lets nobody press again, because it looks up what became of it; the clock of the
   * servers is turned by them before the action is judged.
   */
  settlesIn?: number;
  /** How often the work is done by now; asked while nothing is wrong. */
  times(): Promise<number>;
  /** What is lost, or untrue in the words of the answer (keys of sentences), as a short sentence. */
  wrong?(said: string[]): Promise<string | null>;
}
