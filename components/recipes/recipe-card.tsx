import { getTranslations } from 'next-intl/server';
import { RecipeFacts } from '@/components/recipes/recipe-facts';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { money, wholeMinor } from '@/lib/money';
import { recipePath } from '@/lib/recipes/paths';
import type { RecipeBrief } from '@/lib/recipes/schema';

const sizes = '(max-width: 36rem) 94vw, (max-width: 60rem) 46vw, 290px';

/** A recipe in the list: picture, name, duration, and what its products cost together. */
export async function RecipeCard({ recipe, isFirst }: { recipe: RecipeBrief; isFirst: boolean }) {
  const t = await getTranslations('recipes');
  const { title, picture, shopTitle, discount, currency } = recipe;
  const origin = money(wholeMinor(recipe.origin), currency);
  const off = money(-wholeMinor(discount), currency);
  return (
    <article className="shop-card">
      <h2 dir="auto">
        <Link to={recipePath(recipe)}>{title}</Link>
      </h2>
      <div className="shop-cover">
        <Picture source={picture} alt="" widths={[360, 640]} sizes={sizes} isFirst={isFirst} />
        {off.minor < 0 && <Badge tone="deal">{t.rich('offAll', { price: () => <Price key="off" of={off} /> })}</Badge>}
      </div>
      <RecipeFacts recipe={recipe} />
      {origin.minor > 0 && (
        <p className="shop-about">
          {t.rich('allFrom', { price: () => <Price key="origin" of={origin} />, shop: shopTitle })}
        </p>
      )}
    </article>
  );
}
