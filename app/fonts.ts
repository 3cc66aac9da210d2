/**
 * The display font (Commissioner, SIL OFL) in one weight, used for everything from semibold to bold, in one file for
 * each script (faces/make-faces.mjs). None is preloaded: each document contains the font-face rules, so the browser
 * requests a file as soon as text needs it, and the document comes first. Until then: faces/fallback.css.
 */
import localFont from 'next/font/local';

const latin = localFont({
  src: './faces/commissioner-latin.woff2',
  variable: '--font-latin',
  weight: '600 750',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const latinExtended = localFont({
  src: './faces/commissioner-latin-ext.woff2',
  variable: '--font-latin-ext',
  weight: '600 750',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+2C60-2C7F' },
  ],
});

const cyrillic = localFont({
  src: './faces/commissioner-cyrillic.woff2',
  variable: '--font-cyrillic',
  weight: '600 750',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' }],
});

const greek = localFont({
  src: './faces/commissioner-greek.woff2',
  variable: '--font-greek',
  weight: '600 750',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0370-03FF' }],
});

export const fontVariables = [latin, latinExtended, cyrillic, greek].map(font => font.variable).join(' ');
