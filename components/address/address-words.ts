/** Collects the texts that the server hands to the address islands. */
import type { getTranslations } from 'next-intl/server';
import { unfilled } from '@/lib/i18n/unfilled';

const keys = [
  'set',
  'yours',
  'now',
  'question',
  'no',
  'title',
  'field',
  'example',
  'find',
  'finding',
  'results',
  'useLocation',
  'locating',
  'locationDenied',
  'locationUnnamed',
  'deliverHere',
  'close',
  'showMap',
  'map',
  'mapHint',
  'north',
  'south',
  'east',
  'west',
  'pinAt',
  'failed',
] as const;

export type AddressWords = Record<(typeof keys)[number] | 'noneSuggested', string>;

type Translate = Awaited<ReturnType<typeof getTranslations<'address'>>>;

/** The texts of the field and its suggestions, for places that show nothing else of the picker. */
export type FieldWords = Pick<AddressWords, 'field' | 'example' | 'finding' | 'failed' | 'results' | 'noneSuggested'>;

export function fieldWords(t: Translate): FieldWords {
  const { field, example, finding, failed, results, noneSuggested } = addressWords(t);
  return { field, example, finding, failed, results, noneSuggested };
}

/** The texts of the chip and its question. */
export type ChipWords = Pick<AddressWords, 'set' | 'yours' | 'now' | 'question' | 'no'>;

export function chipWords(t: Translate): ChipWords {
  return { set: t('set'), yours: t('yours'), now: t('now'), question: t('question'), no: t('no') };
}

/** The island fills in `{words}` in `noneSuggested`. */
export function addressWords(t: Translate): AddressWords {
  const entries = keys.map(key => [key, t(key)] as const);
  return {
    ...(Object.fromEntries(entries) as Record<(typeof keys)[number], string>),
    noneSuggested: unfilled(t, 'noneSuggested'),
  };
}
