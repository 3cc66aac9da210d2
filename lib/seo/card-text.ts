/**
 * Text as pictures, for share cards: set by Pango (shaped and bidirectional) in the fonts of app/og/fonts, whatever
 * fonts the server has. next/og was the other way: its layout neither joins Arabic letters nor turns lines round.
 */
import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';

const fonts = [
  'commissioner-latin',
  'commissioner-latin-ext',
  'commissioner-cyrillic',
  'commissioner-greek',
  'noto-sans-arabic',
];

export interface CardText {
  picture: Buffer;
  width: number;
  height: number;
}

interface Setting {
  /** Pixels. */
  size: number;
  colour: string;
  width: number;
  isRightToLeft?: boolean;
}

/** Wraps within `width`; null where the fonts lack the script (Chinese, Hindi, …), because boxes help nobody. */
export async function setText(words: string, setting: Setting): Promise<CardText | null> {
  if (words.trim() === '' || !isSettable(words)) return null;
  await fontsAreLoaded();
  return rendered(words, setting, fontFile(setting.isRightToLeft ? 'noto-sans-arabic' : 'commissioner-latin'));
}

const settable = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Common}\p{M}]*$/u;

export function isSettable(words: string): boolean {
  return settable.test(words);
}

async function rendered(words: string, { size, colour, width, isRightToLeft }: Setting, fontfile: string) {
  const markup = `<span foreground="${colour}" size="${size}pt">${escaped(words)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: 'Commissioner, Noto Sans Arabic Bold',
      fontfile,
      width,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
      align: isRightToLeft ? 'right' : 'left',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

let loading: Promise<unknown> | undefined;

/** A font file is known to the whole process once some text was set with it: one letter in each. */
function fontsAreLoaded(): Promise<unknown> {
  const letter = { size: 8, colour: 'black', width: 20 };
  loading ??= Promise.all(fonts.map(name => rendered('a', letter, fontFile(name))));
  return loading;
}

function fontFile(name: string): string {
  return join(process.cwd(), 'app/og/fonts', `${name}.ttf`);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
