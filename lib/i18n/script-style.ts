/**
 * How to set languages whose script is not in the stylesheet's fonts: with the system's fonts, named for each, because
 * a generic family may pick Chinese glyphs for Japanese text; and where their lines may break. Nothing is downloaded.
 */
import type { Locale } from '@/lib/i18n/locales';

const sans = (...families: string[]) => ['system-ui', ...families, 'sans-serif'].join(', ');

interface ScriptStyle {
  '--font-sans': string;
  wordBreak?: 'keep-all';
  overflowWrap?: 'break-word';
  lineBreak?: 'strict';
}

const styles: Partial<Record<Locale, ScriptStyle>> = {
  ja: {
    '--font-sans': sans('"Hiragino Sans"', '"Yu Gothic UI"', '"Noto Sans JP"', '"Noto Sans CJK JP"'),
    lineBreak: 'strict',
  },
  zh: {
    '--font-sans': sans('"PingFang SC"', '"Microsoft YaHei UI"', '"Noto Sans SC"', '"Noto Sans CJK SC"'),
    lineBreak: 'strict',
  },
  ko: {
    '--font-sans': sans('"Apple SD Gothic Neo"', '"Malgun Gothic"', '"Noto Sans KR"', '"Noto Sans CJK KR"'),
    // Korean breaks between words, as it has spaces.
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
  },
  hi: { '--font-sans': sans('"Kohinoor Devanagari"', '"Nirmala UI"', '"Noto Sans Devanagari"') },
};

/** For the root element; undefined where the stylesheet suffices. */
export function scriptStyle(locale: Locale): ScriptStyle | undefined {
  return styles[locale];
}
