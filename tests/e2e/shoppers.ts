/** Who tells a story? Shoppers differ in language (and so in direction), width, and whether their browser runs script. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from './words.ts';

export interface Told {
  language: Language;
  viewport: { width: number; height: number };
  javaScriptEnabled: boolean;
}

export const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** Those with script; the opposite of each tells the same stories. */
export const shoppers: Told[] = [
  { language: 'en', viewport: wide, javaScriptEnabled: true },
  { language: 'ar', viewport: phone, javaScriptEnabled: true },
  { language: 'en', viewport: phone, javaScriptEnabled: true },
  { language: 'ar', viewport: wide, javaScriptEnabled: true },
];

export function oppositeOf({ language, viewport, javaScriptEnabled }: Told): Told {
  return {
    language: language === 'en' ? 'ar' : 'en',
    viewport: isPhone(viewport) ? wide : phone,
    javaScriptEnabled: !javaScriptEnabled,
  };
}

export function nameOf({ language, viewport, javaScriptEnabled }: Told): string {
  return `${language}, ${isPhone(viewport) ? 'phone' : 'wide'}${javaScriptEnabled ? '' : ', no script'}`;
}

export function isPhone({ width }: Told['viewport']): boolean {
  return width < 768;
}

const journeys = readdirSync(new URL('journeys', import.meta.url)).sort();

/** Whose turn it is to tell the stories of a file: journeys take turns, all else is told by the first. */
export function whoseTurn(shoppers: Told[], file: string): Told {
  const turn = Math.max(journeys.indexOf(basename(file)), 0);
  const told = shoppers[turn % shoppers.length];
  if (!told) throw new Error('A story needs somebody to tell it.');
  return told;
}
