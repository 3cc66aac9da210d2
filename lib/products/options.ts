/**
 * Parses what was chosen of a product's groups, for carts and orders (docs/api.md 2.4). A value is words, a CSS colour
 * or a picture's URL; the latter two have no words of their own and are shown beside the name of their group.
 */
import { z } from 'zod';
import { text, translation } from '@/lib/api/schema';
import { env } from '@/lib/env';
import { pictureUrl } from '@/lib/pictures/picture';
import { wholeUrl } from '@/lib/pictures/whole-url';
import type { OptionLook } from '@/lib/products/option-look';

type OptionType = 'text' | OptionLook['type'];

/** Null where the call does not load it. */
export const optionGroup = z
  .object({ type: z.enum(['text', 'color', 'image']).catch('text'), translation })
  .nullish()
  .catch(null);

export const chosenOption = z.object({ value: text, group: optionGroup }).transform(({ value, group }) => ({
  value,
  type: group?.type ?? typeOf(value),
  /** The group's name. */
  title: group?.translation.title ?? '',
}));

type ChosenOption = z.output<typeof chosenOption>;

/** The value of a text; of a colour or a picture, whose values nobody can read, the name of its group. */
export function optionNames(options: ChosenOption[]): string[] {
  return options.map(({ type, value, title }) => (type === 'text' ? value : title)).filter(Boolean);
}

/** Colours and pictures of the options. A value that CSS would not accept as a colour is left out. */
export function optionLooks(options: ChosenOption[]): OptionLook[] {
  return options.flatMap(option => lookOf(option) ?? []);
}

export function lookOf({ type, value }: Pick<ChosenOption, 'type' | 'value'>): OptionLook | null {
  if (type === 'image') return value === '' ? null : { type, value: pictureUrl(wholeUrl(value), 104, env().API_URL) };
  return type === 'color' && cssColour.test(value) ? { type, value } : null;
}

const cssColour = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/i;

function typeOf(value: string): OptionType {
  if (/^#[\da-f]{3,8}$/i.test(value)) return 'color';
  return /^https?:\/\//.test(value) ? 'image' : 'text';
}
