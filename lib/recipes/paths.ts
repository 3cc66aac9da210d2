/** Public paths of a recipe, without language. */

/** `servings` is left out where it is the recipe's own number. */
export function recipePath({ id, servings: given }: { id: string; servings: number }, servings = given): string {
  return servings === given ? `/recipes/${id}` : `/recipes/${id}?servings=${servings}`;
}
