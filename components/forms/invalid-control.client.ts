/** Finds what is wrong in a form. */

/** As far as it can be focused: a group of choices is answered by one of them. */
export const invalidControl = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input:enabled';

/** All that says so as well, in the order of the page. */
export const errorPlaces = `${invalidControl}, [data-slot="field-error"], [data-error]`;
