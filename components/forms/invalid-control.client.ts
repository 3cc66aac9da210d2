/** Finds what is wrong in a form. */

/** Controls that can take the focus: for an invalid group of choices, one of its inputs. */
export const invalidControl = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input:enabled';

/** All elements that show an error, in the order of the page. */
export const errorPlaces = `${invalidControl}, [data-slot="field-error"], [data-error]`;
