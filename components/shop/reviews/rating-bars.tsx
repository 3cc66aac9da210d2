import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';

export interface RatingGroups {
  count: number;
  average: number;
  byStars: { stars: number; count: number }[];
}

/**
 * The mean rating, and the numbers of reviews from five stars down to one. The numbers are text; the bars are
 * decoration.
 */
export async function RatingBars({ groups: { count, average, byStars } }: { groups: RatingGroups }) {
  const t = await getTranslations('shop');
  return (
    <Card as="section" className="max-w-reading md:grid-cols-[8rem_1fr]" aria-label={t('spread')}>
      <p className="cluster content-center">
        <b className="font-display text-heading font-bold">{t('average', { rating: average })}</b>
        <Icon name="star" className="size-6 fill-current text-star" />
        <span className="text-soft">{t('reviewCount', { count })}</span>
      </p>
      <ol>
        {byStars.map(group => (
          <li key={group.stars} className="flex items-center gap-3 text-small">
            <span className="w-20">{t('stars', { stars: group.stars })}</span>
            <i aria-hidden="true" className="h-2 flex-1 rounded-badge bg-shade">
              <i className="block h-full rounded-badge bg-star" style={{ width: `${(group.count / count) * 100}%` }} />
            </i>
            <span className="tabular w-10 text-end">{t('number', { number: group.count })}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
