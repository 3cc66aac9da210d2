import { getTranslations } from 'next-intl/server';
import { RecipeFacts } from '@/components/recipes/recipe-facts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { noRecipeFilter, recipesPath } from '@/lib/recipes/filters';
import type { Recipe } from '@/lib/recipes/schema';

/** The recipe's title, description and pictures. */
export async function RecipeHead({ recipe }: { recipe: Recipe }) {
  const t = await getTranslations('recipes');
  const { title, description, category, categoryId, picture, gallery, minutes } = recipe;
  return (
    <header className="recipe-head">
      <div className="grid content-start gap-2">
        <p>
          <Link
            to={recipesPath({ ...noRecipeFilter, category: category === '' ? '' : categoryId })}
            className="action-link"
          >
            <Icon name="arrow-back" className="flip" />
            {category || t('title')}
          </Link>
        </p>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {description !== '' && (
          <p className="text-lead text-soft">
            <bdi>{description}</bdi>
          </p>
        )}
        <RecipeFacts recipe={recipe} />
        {minutes.active > 0 && minutes.active < minutes.total && (
          <p className="text-small text-soft">{t('active', { count: minutes.active })}</p>
        )}
      </div>
      <div className="recipe-pictures sideways">
        {[picture, ...gallery].map((source, index) => (
          <div key={source} className="shop-cover">
            <Picture
              source={source}
              alt=""
              widths={[480, 640, 1080]}
              sizes="(max-width: 48rem) 94vw, 560px"
              isFirst={index === 0}
            />
          </div>
        ))}
      </div>
    </header>
  );
}
