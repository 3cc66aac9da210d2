/** Writes a parcel in words: its state, its size, its two doors, and when it is fetched. */
import type { getTranslations } from 'next-intl/server';
import { doorDetails } from '@/components/orders/door-details';
import type { Fact } from '@/components/orders/facts';
import { dueWords, type OrderWords } from '@/components/orders/order-words';
import { listFormat, numberFormat } from '@/lib/i18n/formats';
import { isolated } from '@/lib/i18n/isolated';
import { lengthWords } from '@/lib/i18n/length-words';
import type { PaymentDue } from '@/lib/orders/progress/status';
import type { Parcel, Size } from '@/lib/parcels/schema';
import { parcelStatus } from '@/lib/parcels/steps';
import { e164Of } from '@/lib/phone';
import { timeWords } from '@/lib/shops/opening/open-words';
import { dateInWords, isDate, minutesOf } from '@/lib/time';

/** The translator of the `parcels` namespace. */
type ParcelWords = Awaited<ReturnType<typeof getTranslations<'parcels'>>>;

/** An unknown status is shown as the API sent it. */
export function parcelHeadline(parcel: Parcel, due: PaymentDue, t: ParcelWords, orders: OrderWords): string {
  if (due !== 'nothing') return dueWords(due, orders);
  const status = parcelStatus(parcel);
  return status === null ? parcel.status.replaceAll('_', ' ') : t(`status.${status}`);
}

/** "40 × 40 × 30 cm, 5 kg, 15 km"; empty where the marketplace sets no limits. */
export function limitWords({ sides, grams, range }: Omit<Size, 'id' | 'name' | 'picture'>, language: string): string {
  const centimetres = { style: 'unit', unit: 'centimeter' } as const;
  const [first, ...others] = sides.toReversed();
  const long = first === undefined ? '' : numberFormat(language, centimetres).format(first);
  const number = numberFormat(language);
  const limits = [
    [...others.toReversed().map(side => number.format(side)), long].filter(Boolean).join(' × '),
    grams > 0 ? weightWords(grams, language) : '',
    range > 0 ? lengthWords(range, language) : '',
  ].filter(Boolean);
  return listFormat(language, 'narrow').format(limits);
}

function weightWords(grams: number, language: string): string {
  const isLight = grams < 1000;
  const style = { style: 'unit', unit: isLight ? 'gram' : 'kilogram', maximumFractionDigits: 1 } as const;
  return numberFormat(language, style).format(isLight ? grams : grams / 1000);
}

/** "Friday, 4 December · 19:30", or the day in another `style`. */
export function fetchWords(
  { date, time }: { date: string; time: string },
  language: string,
  style?: Intl.DateTimeFormatOptions,
): string {
  const minutes = minutesOf(time);
  const words = [
    isDate(date) ? dateInWords(date, language, style) : date,
    minutes === null ? time : timeWords(minutes, language),
  ];
  return words.filter(Boolean).join(' · ');
}

interface DoorFact extends Record<'text' | 'house' | 'floor' | 'office' | 'name' | 'phone', string> {
  label: string;
}

/** Where one door is, and who is there. */
export function doorFact({ label, text, name, phone, ...door }: DoorFact, orders: OrderWords): Fact {
  const details = doorDetails({ text, ...door }, orders);
  const more = [...details, name, e164Of(phone)].filter(Boolean).map(isolated).join(' · ');
  // An address without words is still somebody's.
  return text === '' ? { label, text: more } : { label, text, more };
}
