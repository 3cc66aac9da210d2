/**
 * The pairs of docs/look.md 2.2 read in both themes: parsed from the stylesheet, turned into sRGB, held against WCAG 2.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('app/theme.css', 'utf8');

const pairs: [text: string, ground: string, floor: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'card', 7],
  ['ink', 'shade', 7],
  ['soft', 'paper', 4.5],
  ['soft', 'card', 4.5],
  ['soft', 'shade', 4.5],
  ['fig', 'paper', 4.5],
  ['fig', 'card', 4.5],
  ['fig', 'fig-soft', 4.5],
  ['on-fig', 'fig', 4.5],
  ['on-fig', 'fig-hover', 4.5],
  ['on-butter', 'butter', 7],
  ['on-herb', 'herb', 4.5],
  ['herb-ink', 'herb-soft', 4.5],
  ['herb-ink', 'card', 4.5],
  ['on-paprika', 'paprika', 4.5],
  ['paprika-ink', 'paprika-soft', 4.5],
  ['paprika-ink', 'card', 4.5],
  ['paprika-ink', 'paper', 4.5],
  ['amber-ink', 'amber-soft', 4.5],
  ['edge', 'card', 3],
  ['edge', 'paper', 3],
  ['edge', 'shade', 3],
  ['star', 'card', 3],
  ['paper', 'fig', 3],
];

describe.each(['light', 'dark'] as const)('%s', theme => {
  test.each(pairs)('%s on %s', (text, ground, floor) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(floor);
  });
});

test('the arithmetic is right: black on white is 21, and ink on paper what docs/look.md 2.2 says', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
  expect(contrast(colour('ink', 'light'), colour('paper', 'light'))).toBeCloseTo(16.15, 0);
  expect(contrast(colour('fig', 'dark'), colour('fig-soft', 'dark'))).toBeCloseTo(7.4, 0);
});

type Rgb = [number, number, number];

/** Linear sRGB of a token. */
function colour(name: string, theme: 'light' | 'dark'): Rgb {
  const values = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css);
  const text = values?.[theme === 'light' ? 1 : 2];
  if (text === undefined) throw new Error(`app/theme.css has no --${name}`);
  return [1, 3, 5].map(start => linear(Number.parseInt(text.slice(start, start + 2), 16) / 255)) as Rgb;
}

/** A channel without the gamma of sRGB (WCAG 2, relative luminance). */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
