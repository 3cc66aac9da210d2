/**
 * How languages are set whose script the sheet's fonts do not have: by the system's own fonts, named for each, because a
 * generic family may pick Chinese forms for Japanese words; and by where their lines may break. Nothing is downloaded.
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

/** For the root element; undefined where the sheet says all. */
export function scriptStyle(locale: Locale): ScriptStyle | undefined {
  return styles[locale];
}
