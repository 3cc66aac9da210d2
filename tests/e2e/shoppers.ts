/**
 * Who are the stories about? Shoppers differ in language (and so in direction), width, and whether their browser runs
 * script.
 */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from './shopper/words.ts';

export interface Profile {
  language: Language;
  viewport: { width: number; height: number };
  javaScriptEnabled: boolean;
}

export const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** The shoppers with script. The opposite of each one goes through the same stories. */
export const shoppers: Profile[] = [
  { language: 'en', viewport: wide, javaScriptEnabled: true },
  { language: 'ar', viewport: phone, javaScriptEnabled: true },
  { language: 'en', viewport: phone, javaScriptEnabled: true },
  { language: 'ar', viewport: wide, javaScriptEnabled: true },
];

export function oppositeOf({ language, viewport, javaScriptEnabled }: Profile): Profile {
  return {
    language: language === 'en' ? 'ar' : 'en',
    viewport: isPhone(viewport) ? wide : phone,
    javaScriptEnabled: !javaScriptEnabled,
  };
}

export function nameOf({ language, viewport, javaScriptEnabled }: Profile): string {
  return `${language}, ${isPhone(viewport) ? 'phone' : 'wide'}${javaScriptEnabled ? '' : ', no script'}`;
}

export function isPhone({ width }: Profile['viewport']): boolean {
  return width < 768;
}

const journeys = readdirSync(new URL('journeys', import.meta.url)).sort();

/** The shopper of a file: they take turns from journey to journey; all other stories have the first one. */
export function whoseTurn(shoppers: Profile[], file: string): Profile {
  const turn = Math.max(journeys.indexOf(basename(file)), 0);
  const profile = shoppers[turn % shoppers.length];
  if (!profile) throw new Error('A story needs a shopper.');
  return profile;
}
