/** Words for the wallet's lists: dates and statuses. */
import { getTranslations } from 'next-intl/server';
import { dateFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { messageOr } from '@/lib/i18n/message-or';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';

export interface WalletWords {
  t: Awaited<ReturnType<typeof getTranslations<'wallet'>>>;
  /** BCP 47 tag. */
  language: string;
  /** On the market's clock: day and time with the year, or only the month. */
  moment: (at: number) => string;
  dated: (at: number) => string;
  month: (at: number) => string;
  /** The status of a move or a payment; an unknown one is shown as it came. */
  status: (status: string) => string;
  /** What was paid for a parcel, or came back for it. */
  parcel: (id: string) => string;
}

export async function walletWords(): Promise<WalletWords> {
  const [t, parcels, { locale }] = await Promise.all([
    getTranslations('wallet'),
    getTranslations('parcels'),
    pageMarket(),
  ]);
  const { timeZone } = await getClock(locale);
  const language = languageTag(locale);
  const written = (style: Intl.DateTimeFormatOptions) => (at: number) =>
    dateFormat(language, { ...style, timeZone }).format(at);
  return {
    t,
    language,
    moment: written({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
    dated: written({ dateStyle: 'medium', timeStyle: 'short' }),
    month: written({ month: 'long', year: 'numeric' }),
    status: status => messageOr(t, `status.${status}`, status),
    parcel: id => parcels('number', { id }),
  };
}
