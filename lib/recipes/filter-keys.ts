/** The query keys of the recipes' filters, in a module light enough for the middleware. */
export const recipeFilterKeys = ['category', 'shop', 'time', 'active', 'calories', 'servings', 'page'];
