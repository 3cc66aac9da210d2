/** The inner path of a recipe, in a module light enough for the middleware. */
import { idShape } from '@/lib/api/shapes';

/** From 1 to `mostServings` (servings.ts). */
const servingsShape = /^([1-9]|1\d|2[0-4])$/;

/** A recipe for its own number of servings has no number in its path. */
export function recipeInnerPath(id: string, query: URLSearchParams): string | null {
  const servings = query.get('servings') ?? '';
  return idShape.test(id) ? `/recipes/${id}/${servingsShape.test(servings) ? servings : 'given'}` : null;
}
