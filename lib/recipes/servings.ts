/**
 * Scales a recipe to another number of servings: how much to measure out, and how much of each product to buy. Pure.
 */
import { numberFormat } from '@/lib/i18n/formats';

/** More people than anybody cooks for by this page; each number of servings is a page of its own. */
export const mostServings = 24;

/** The number that the URL asks for; the recipe's own for anything else. */
export function servingsOf(input: string, given: number): number {
  const wanted = /^\d{1,2}$/.test(input) ? Number(input) : 0;
  return wanted >= 1 && wanted <= mostServings ? wanted : given;
}

/** Units to buy: whole packages, rounded up. */
export function unitsFor(needed: number, servings: number, given: number): number {
  return Math.max(1, Math.ceil((needed * servings) / given - tolerance));
}

/** The largest difference between two floats that mean the same. */
const tolerance = 1e-9;

/** Whole sets of a recipe among these units: the discount is given for each (docs/api.md 7.8). */
export function wholeSets(products: { needed: number; units: number }[]): number {
  if (products.length === 0) return 0;
  return Math.min(...products.map(({ needed, units }) => Math.floor(units / needed + tolerance)));
}

const fractions: Record<string, number> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 };
const glyphs = Object.entries(fractions);

const number = String.raw`\d+(?:[.,]\d+)?`;
/**
 * An amount at the beginning of a line: "2", "1.5", "½", "1 ½", "1/2", or a range "2–3"; not "2 %", which is a property
 * of the ingredient.
 */
const leading = new RegExp(
  String.raw`^(?:(${number})\s*[-–]\s*(${number})|(\d+)\/(\d+)|(?:(${number})\s*)?([½¼¾⅓⅔])|(${number}))(?![\d%])(?!\s*%)`,
);

/** Multiplies the amount of a line of ingredients; a line that begins with no amount stays as it is. */
export function scaleLine(line: string, factor: number, language: string): string {
  if (factor === 1) return line;
  return line.replace(leading, (_, from, to, top, bottom, whole, part, plain) => {
    const written = (amount: number) => amountWords(amount * factor, language);
    if (from !== undefined) return `${written(numberOf(from))}–${written(numberOf(to))}`;
    if (top !== undefined) return written(Number(top) / Math.max(1, Number(bottom)));
    if (part !== undefined) return written(numberOf(whole ?? '0') + (fractions[part] ?? 0));
    return written(numberOf(plain));
  });
}

/** "1,5" is one and a half, "1,000" and "1.000" a thousand. */
function numberOf(written: string): number {
  return Number(/[.,]\d{3}$/.test(written) ? written.replace(/[.,]/, '') : written.replace(',', '.'));
}

/** As one would say it in a kitchen: halves, thirds and quarters of small amounts, whole numbers of large ones. */
function amountWords(amount: number, language: string): string {
  if (amount >= 20) return numberFormat(language).format(Math.round(amount));
  const whole = Math.floor(amount + tolerance);
  const rest = amount - whole;
  const glyph = glyphs.find(([, value]) => Math.abs(value - rest) < 0.02)?.[0];
  if (glyph !== undefined) return whole === 0 ? glyph : `${numberFormat(language).format(whole)} ${glyph}`;
  return numberFormat(language, { maximumFractionDigits: amount < 1 ? 2 : 1 }).format(amount);
}
