import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { SentPictures } from '@/components/ui/sent-pictures';
import { dateFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import type { Review } from '@/lib/shops/schema';

export async function ReviewItem({ review: { author, rating, comment, writtenAt, pictures } }: { review: Review }) {
  const [t, { locale }] = await Promise.all([getTranslations('shop'), pageMarket()]);
  const { timeZone } = await getClock(locale);
  const format = dateFormat(languageTag(locale), { dateStyle: 'medium', timeZone });
  return (
    <li className="grid gap-1.5 py-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <b dir="auto">{author || t('somebody')}</b>
        <span className="inline-flex items-center gap-1 text-small">
          <Icon name="star" className="size-4 fill-current text-star" />
          {t('stars', { stars: rating })}
        </span>
        {writtenAt !== null && (
          <time dateTime={new Date(writtenAt).toISOString()} className="ms-auto text-small text-soft">
            {format.format(writtenAt)}
          </time>
        )}
      </p>
      {comment !== '' && (
        <p dir="auto" className="whitespace-pre-line">
          {comment}
        </p>
      )}
      <SentPictures
        sources={pictures}
        alt={number => t('reviewPicture', { number, author: author || t('somebody') })}
      />
    </li>
  );
}
