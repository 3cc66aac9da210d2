/**
 * Renders text as pictures for share cards. Pango shapes it and sets both directions in the fonts of app/og/fonts,
 * whatever fonts the server has. next/og would neither join Arabic letters nor set lines from right to left
 * (docs/decisions/027).
 */
import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeHtml } from '@/lib/html/escape-html';

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

/** Wraps within `width`. Null where neither our fonts nor the server's have the script, and would only draw boxes. */
export async function setText(words: string, setting: Setting): Promise<CardText | null> {
  if (words.trim() === '') return null;
  await fontsAreLoaded();
  if (!(await isSettable(words))) return null;
  return rendered(words, setting, fontFile(setting.isRightToLeft ? 'noto-sans-arabic' : 'commissioner-latin'));
}

/** Characters that join letters or keep them apart, as Persian needs, take the script of their neighbours. */
const ours =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}\p{M}]/gu;

/**
 * Scripts of our languages whose fonts are too large to ship: they are drawn where the server has a font. To find out,
 * a letter that is a single thin stroke is drawn: the box in place of a missing letter would be as high as it is wide.
 */
const theServers = [
  { script: /\p{Script=Han}/gu, stroke: '一' },
  { script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, stroke: 'ー' },
  { script: /\p{Script=Hangul}/gu, stroke: 'ㅡ' },
  { script: /\p{Script=Devanagari}/gu, stroke: '।' },
];

export async function isSettable(words: string): Promise<boolean> {
  let left = words.replaceAll(ours, '');
  for (const { script, stroke } of theServers) {
    const others = left.replaceAll(script, '');
    if (others !== left && !(await isDrawn(stroke))) return false;
    left = others;
  }
  return left === '';
}

const drawn = new Map<string, boolean>();

async function isDrawn(stroke: string): Promise<boolean> {
  const known = drawn.get(stroke) ?? (await isDrawnThin(stroke));
  drawn.set(stroke, known);
  return known;
}

async function isDrawnThin(stroke: string): Promise<boolean> {
  const size = 40;
  const { width, height } = await rendered(
    stroke,
    { size, colour: 'black', width: 200 },
    fontFile('commissioner-latin'),
  );
  return Math.min(width, height) < size / 3;
}

async function rendered(words: string, { size, colour, width, isRightToLeft }: Setting, fontfile: string) {
  const markup = `<span foreground="${colour}" size="${size}pt">${escapeHtml(words)}</span>`;
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

/** Draws one letter in each font, because Pango knows a font file in the whole process once text was drawn with it. */
function fontsAreLoaded(): Promise<unknown> {
  const letter = { size: 8, colour: 'black', width: 20 };
  loading ??= Promise.all(fonts.map(name => rendered('a', letter, fontFile(name)))).catch(error => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fontFile(name: string): string {
  return join(process.cwd(), 'app/og/fonts', `${name}.ttf`);
}
