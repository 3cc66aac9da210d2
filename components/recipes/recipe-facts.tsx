import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { RecipeBrief } from '@/lib/recipes/schema';

/** The recipe's duration, calories and servings. What the shop does not state is left out. */
export async function RecipeFacts({ recipe: { minutes, calories, servings } }: { recipe: RecipeBrief }) {
  const t = await getTranslations('recipes');
  return (
    <p className="shop-facts">
      {minutes.total > 0 && (
        <span>
          <Icon name="clock" />
          {t('minutes', { count: minutes.total })}
        </span>
      )}
      {calories > 0 && <span>{t('calories', { count: calories })}</span>}
      <span>{t('serves', { count: servings })}</span>
    </p>
  );
}
