/**
 * Writes the display font in the one weight that we use, one file for each script: half the bytes of the variable font
 * (docs/decisions/138). Run `npm run faces` after an update of the font.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const weight = 650;
const folder = new URL('../../node_modules/@fontsource-variable/commissioner/files/', import.meta.url);

/** The source has no letters above these; all that it has are kept. */
const letters = String.fromCodePoint(...Array.from({ length: 0x2c80 }, (_, index) => index));

for (const script of ['latin', 'latin-ext', 'cyrillic', 'greek']) {
  const variable = readFileSync(new URL(`commissioner-${script}-wght-normal.woff2`, folder));
  const face = await subsetFont(variable, letters, { targetFormat: 'woff2', variationAxes: { wght: weight } });
  writeFileSync(new URL(`commissioner-${script}.woff2`, import.meta.url), face);
}
