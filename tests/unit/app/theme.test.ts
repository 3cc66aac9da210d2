/**
 * The tables of docs/look.md are what app/theme.css says: each token in both themes (2.1), and each pair's contrast (2.2),
 * turned into sRGB and held against WCAG 2.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('app/theme.css', 'utf8');
const look = readFileSync('docs/look.md', 'utf8');

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const tokens = [...look.matchAll(/^\| `([\w-]+)` .*?(#\w{6}).*?(#\w{6})/gm)].map(
  ([, name = '', light = '', dark = '']) => ({
    name,
    light,
    dark,
  }),
);

const pairs = [...look.matchAll(/^\| ([\w-]+) on ([\w-]+) .*\| ([\d.]+) +\| ([\d.]+) +\| ([\d.]+) +\|$/gm)].map(
  ([, text = '', ground = '', ...figures]) => {
    const [light = 0, dark = 0, floor = 0] = figures.map(Number);
    return { text, ground, light, dark, floor };
  },
);

test('every token is in the table', () => {
  const inCss = [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)];
  expect(tokens).toEqual(inCss.map(([, name, light, dark]) => ({ name, light, dark })));
  expect(pairs.length).toBeGreaterThan(20);
});

describe.each(themes)('%s', theme => {
  test.each(pairs)('$text on $ground', ({ text, ground, floor, ...stated }) => {
    const found = contrast(colour(text, theme), colour(ground, theme));
    expect(found).toBeGreaterThanOrEqual(floor);
    // The stated one is of a colour before it was rounded to a hexadecimal one.
    expect(Math.abs(found - stated[theme])).toBeLessThan(0.06);
  });
});

/** What stands in for the display font has every letter: behind it no other face is asked. */
test('what stands in for the display font comes after the faces of all scripts', () => {
  const faces = [...readFileSync('app/fonts.ts', 'utf8').matchAll(/variable: '(--font-[\w-]+)'/g)].map(
    ([, name]) => name,
  );
  const standIns = [...readFileSync('app/faces/fallback.css', 'utf8').matchAll(/font-family: (".+");/g)].map(
    ([, name]) => name,
  );
  const [, order = ''] = /--font-display:\s+([^;]*);/.exec(css) ?? [];
  const asked = order.split(/,\s+/).map(name => name.replace(/^var\((.*)\)$/, '$1'));
  expect(faces).toHaveLength(4);
  expect(new Set(asked.slice(0, 4))).toEqual(new Set(faces));
  expect(asked.slice(4)).toEqual([...standIns, '--font-sans']);
});

test('the arithmetic is right: black on white is 21', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
});

type Rgb = [number, number, number];

/** Linear sRGB of a token. */
function colour(name: string, theme: Theme): Rgb {
  const text = tokens.find(token => token.name === name)?.[theme];
  if (text === undefined) throw new Error(`docs/look.md has no token ${name}`);
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
