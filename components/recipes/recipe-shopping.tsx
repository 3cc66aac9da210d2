import { getTranslations } from 'next-intl/server';
import { Form } from '@/components/forms/form';
import { NeededProducts } from '@/components/recipes/needed-products';
import { RecipeSlip } from '@/components/recipes/recipe-slip';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { addRecipeToCart } from '@/lib/cart/recipe/recipe-actions';
import { priceRecipe } from '@/lib/cart/recipe/recipe-price';
import { noRecipeFilter, recipesPath } from '@/lib/recipes/filters';
import type { Recipe } from '@/lib/recipes/schema';
import { shopPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';

/** All products of the recipe for the cart: the shop, the price, what is left out, and one button. */
export async function RecipeShopping({ recipe, servings }: { recipe: Recipe; servings: number }) {
  if (recipe.products.length === 0) return null;
  const [t, price, shop] = await Promise.all([
    getTranslations('recipes'),
    priceRecipe(recipe, servings),
    getShop(recipe.shopId),
  ]);
  const isObtainable = price.products.some(({ obtainable }) => obtainable > 0);
  return (
    <Card as="section" aria-labelledby="shopping" className="recipe-shopping">
      <h2 id="shopping">{t('shopping')}</h2>
      <p>
        {t.rich('soldBy', {
          shop: () =>
            shop.ok ? (
              <Link key="shop" to={shopPath(shop.value)} className="underlined">
                <bdi>{shop.value.title}</bdi>
              </Link>
            ) : (
              <bdi key="shop">{recipe.shopTitle}</bdi>
            ),
        })}
      </p>
      <Form action={addRecipeToCart} className="stack">
        <input type="hidden" name="recipe" value={recipe.id} />
        <input type="hidden" name="servings" value={servings} />
        <NeededProducts products={price.products} />
        <RecipeSlip price={price} minimum={shop.ok ? shop.value.minimum : null} shop={recipe.shopTitle} />
        {isObtainable ? (
          <Button type="submit">{t('addAll')}</Button>
        ) : (
          <p className="text-small text-soft">{t('nothingLeft')}</p>
        )}
      </Form>
      <p className="text-small text-soft">{t('cartCounts')}</p>
      <p className="cluster">
        <Link to="/cart" className={buttonClass('quiet')}>
          {t('toCart')}
        </Link>
        <Link to={recipesPath({ ...noRecipeFilter, shop: recipe.shopId })} className="action-link underlined">
          {t('moreOfShop')}
        </Link>
      </p>
    </Card>
  );
}
