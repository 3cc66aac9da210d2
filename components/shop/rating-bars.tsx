import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';

interface RatingBarsProps {
  groups: { count: number; average: number; byStars: { stars: number; count: number }[] };
}

/** The mean rating, and how many gave five stars down to one. The numbers are text; the bars are decoration. */
export async function RatingBars({ groups: { count, average, byStars } }: RatingBarsProps) {
  const t = await getTranslations('shop');
  return (
    <Card as="section" className="rating-bars" aria-label={t('spread')}>
      <p>
        <b>{t('average', { rating: average })}</b>
        <Icon name="star" className="size-6 fill-current text-star" />
        <span className="text-soft">{t('reviewCount', { count })}</span>
      </p>
      <ol>
        {byStars.map(group => (
          <li key={group.stars}>
            <span>{t('stars', { stars: group.stars })}</span>
            <i aria-hidden="true" style={{ '--share': group.count / count } as React.CSSProperties} />
            <span>{t('number', { number: group.count })}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
