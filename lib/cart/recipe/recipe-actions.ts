'use server';

import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
/** Puts the products of a recipe into the cart, from the form on its page. */
import { leaveCartNotice } from '@/lib/cart/change/leave-cart-notice';
import { addRecipe } from '@/lib/cart/recipe/add-recipe';
import { formAction } from '@/lib/forms/form-action';
import { refuse } from '@/lib/forms/refusal';
import { listFormat } from '@/lib/i18n/formats';
import { isolated } from '@/lib/i18n/isolated';
import { languageTag } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { requestMarket } from '@/lib/market/request-market';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { getRecipe } from '@/lib/recipes/queries';
import { servingsOf } from '@/lib/recipes/servings';
import { SessionEnded } from '@/lib/session/session-ended';

const recipeSchema = z.looseObject({ recipe: z.string().regex(idShape), servings: z.string() });

/**
 * What is left out is named on the recipe's page, below the button. Everything else is said on the cart's page, because
 * the recipe's page is kept and cannot show it.
 */
export const addRecipeToCart = formAction(recipeSchema, async ({ inputs, locale }) => {
  const market = await requestMarket(locale);
  const recipe = await getRecipe(inputs.recipe, market);
  if (!recipe.ok) return refuse(recipe.why === 'offline' ? 'offline' : 'recipe.gone');
  const servings = servingsOf(inputs.servings, recipe.value.servings);
  const added = await addRecipe(recipe.value, servings, stock => inputs[`have-${stock}`] !== undefined, market);
  if (added.kind === 'unauthorized') throw new SessionEnded();
  if (added.kind === 'nothing' || added.kind === 'soldOut') return refuse(`recipe.${added.kind}`);
  if (added.kind === 'refused' || added.kind === 'alone') await leaveCartNotice(added.message);
  else if (added.left.length > 0) {
    const names = listFormat(languageTag(locale)).format(added.left.map(isolated));
    return refuse({ key: 'recipe.partly', values: { names } });
  } else if (added.count === added.before) await leaveNotice('recipeHeld', 'info');
  else await leaveNotice('recipeAdded', 'success', { count: added.count - added.before });
  redirect(localizedPath(locale, '/cart'));
});
