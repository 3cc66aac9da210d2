/** Writes a way: "450 m", from a kilometre on "1.2 km". */
import { numberFormat } from '@/lib/i18n/formats';

/** `language` is a BCP 47 tag. */
export function lengthWords(metres: number, language: string): string {
  const isNear = metres < 1000;
  const style = { style: 'unit', unit: isNear ? 'meter' : 'kilometer', maximumFractionDigits: isNear ? 0 : 1 } as const;
  return numberFormat(language, style).format(isNear ? metres : metres / 1000);
}
